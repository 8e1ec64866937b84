import { PAGE } from '../../../domain';
import type { Action } from '../../../domain';
import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { count, id, list, nullable, ref, responseObject } from '../../../openapi/json';
import { pageResponse, successResponse } from '../../../openapi/response-schemas';
import { compareVersion, findVersions, restoreVersion } from '../controllers/version';
import { recordRequest, versionRequest } from '../schemas';

const RIGHTS: readonly Action[] = [
  ...(['write listings', 'edit users', 'edit super admins', 'write texts'] as const),
];
const forStaff = { method: 'POST', who: 'see history' } as const;
const paging = {
  limit: nullable({ type: 'integer', minimum: PAGE.least, maximum: PAGE.most }),
  offset: nullable(count),
};

export const VERSION_ROUTES: readonly ContractRoute[] = [
  route({
    path: '/VersionSearch',
    ...forStaff,
    handle: findVersions,
    describes: {
      summary: 'A page of a record’s versions, the newest first',
      notes: 'Of records that the caller may change.',
      body: recordRequest(paging),
      answer: pageResponse('versions', 'Version', { record: id }),
      parts: RIGHTS,
      finds: true,
    },
  }),
  route({
    path: '/VersionCompare',
    ...forStaff,
    handle: compareVersion,
    describes: {
      summary: 'What differs between a version and the present',
      notes:
        'before is the value in the version, after the value now. staying has the labels of the changes that do not come back: pictures, documents, publication times and what was done.',
      body: versionRequest(),
      answer: responseObject({
        changes: list(ref('VersionChange')),
        staying: list({ type: 'string' }),
      }),
      parts: RIGHTS,
      finds: true,
    },
  }),
  route({
    path: '/VersionRestore',
    ...forStaff,
    writes: true,
    handle: restoreVersion,
    describes: {
      summary: 'Brings a version back',
      notes:
        'A new write by the rules of an edit. Pictures and documents of a record, publication times and checks do not come back; pictures within the landing page do where their files are still in the library.',
      body: versionRequest(),
      answer: successResponse(),
      parts: RIGHTS,
      finds: true,
    },
  }),
];

export default strapiRouter(VERSION_ROUTES);
