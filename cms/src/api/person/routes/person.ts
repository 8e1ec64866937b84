import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { flag, ref, requestObject, responseObject, withDescription } from '../../../openapi/json';
import { successResponse } from '../../../openapi/response-schemas';
import { erasePerson, exportPerson } from '../controllers/person';
import { PERSON } from '../schemas';

const phone = ref('Phone');

export const PERSON_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/PersonExport',
    who: 'answer for personal data',
    handle: exportPerson,
    describes: {
      summary: 'Everything that is stored with a phone number',
      notes: 'It is written to the audit trail.',
      body: requestObject({ phone }, ['phone']),
      answer: responseObject({ person: PERSON }),
    },
  }),
  route({
    method: 'POST',
    path: '/PersonErase',
    who: 'answer for personal data',
    handle: erasePerson,
    describes: {
      summary: 'Anonymises the enquiries of a phone number',
      notes:
        'They stay, so that counts stay. It is written to the audit trail, and cannot be undone.',
      body: requestObject(
        {
          phone,
          confirm: withDescription(flag, 'It must be true.'),
          account: withDescription(flag, 'Deletes the account too; not one of staff.'),
          reviews: withDescription(flag, 'Deletes the reviews too.'),
        },
        ['phone', 'confirm'],
      ),
      answer: successResponse(),
    },
  }),
];

export default strapiRouter(PERSON_ROUTES);
