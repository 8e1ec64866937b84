import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { MASTER_FACTS, MASTERS } from '../../../domain';
import { successResponse } from '../../../openapi/response-schemas';
import { responseObject, list, ref, requestObject } from '../../../openapi/json';
import { createMaster, deleteMaster, listMaster } from '../controllers/master';

const forStaff = { method: 'POST', who: 'write masters', writes: true } as const;
const COMPARED = 'Names are compared trimmed and without case.';

export const MASTER_ROUTES: readonly ContractRoute[] = MASTERS.flatMap((master) => {
  const { call, label } = MASTER_FACTS[master];
  const body = requestObject({ [master]: ref('Name') }, [master]);
  return [
    route({
      method: 'POST',
      path: `/:area/${call}List`,
      who: 'see the public site',
      handle: (asked) => listMaster(asked, master),
      describes: {
        summary: `The area’s list of ${label}, in natural order`,
        answer: responseObject({ [`${master}s`]: list(ref('Name')) }),
      },
    }),
    route({
      path: `/:area/${call}Create`,
      ...forStaff,
      handle: (asked) => createMaster(asked, master),
      describes: {
        summary: `Adds to the area’s list of ${label}`,
        notes: COMPARED,
        body,
        answer: successResponse(),
        refusals: ['errorAlready'],
        once: true,
      },
    }),
    route({
      path: `/:area/${call}Delete`,
      ...forStaff,
      handle: (asked) => deleteMaster(asked, master),
      describes: {
        summary: `Takes off the area’s list of ${label}`,
        notes: COMPARED,
        body,
        answer: successResponse(),
      },
    }),
  ];
});

export default strapiRouter(MASTER_ROUTES);
