import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { count, flag, ref, requestObject, withDescription } from '../../../openapi/json';
import { pageResponse, searchRequest, successResponse } from '../../../openapi/response-schemas';
import { exportAuditEntries, findAuditEntries } from '../controllers/audit';

const forSuperAdmin = { method: 'POST', who: 'read the audit trail' } as const;
const isMore = withDescription(flag, 'There are more than `count`.');

export const AUDIT_ROUTES: readonly ContractRoute[] = [
  route({
    path: '/AuditSearch',
    ...forSuperAdmin,
    handle: findAuditEntries,
    describes: {
      summary: 'A page of the audit trail, the newest first',
      notes: 'At most 1,000 entries are counted.',
      body: searchRequest('AuditSearchValues'),
      answer: pageResponse('entries', 'AuditEntry', { isMore }),
    },
  }),
  route({
    path: '/AuditExport',
    ...forSuperAdmin,
    handle: exportAuditEntries,
    describes: {
      summary: 'What a search of the audit trail finds as a CSV file',
      notes: 'At most 10,000 rows. It is written to the audit trail.',
      body: requestObject({ values: ref('AuditSearchValues') }),
      answer: successResponse({ csv: { type: 'string' }, count, isMore }),
    },
  }),
];

export default strapiRouter(AUDIT_ROUTES);
