import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import {
  flag,
  id,
  list,
  ref,
  requestObject,
  responseObject,
  withDescription,
} from '../../../openapi/json';
import { successResponse } from '../../../openapi/response-schemas';
import { deleteOwnAccount, exportOwnData } from '../controllers/own-data';
import { erasePerson, exportPerson } from '../controllers/person';
import { OWN_DATA, PERSON } from '../schemas';

const phone = ref('Phone');
const forOwner = { method: 'POST', who: 'use the own account' } as const;
const reviews = withDescription(
  flag,
  'Deletes the reviews too. Those that stay keep their name and text, and lose phone and account.',
);

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
          accounts: withDescription(
            list(id),
            'Those of the accounts found that are deleted too; none of staff.',
          ),
          reviews,
        },
        ['phone', 'confirm'],
      ),
      answer: successResponse(),
    },
  }),
  route({
    path: '/AccountExport',
    ...forOwner,
    handle: exportOwnData,
    describes: {
      summary: 'Everything that the own account has stored',
      notes: 'It is written to the audit trail.',
      answer: responseObject({ data: OWN_DATA }),
      limited: true,
    },
  }),
  route({
    path: '/AccountDelete',
    ...forOwner,
    handle: deleteOwnAccount,
    describes: {
      summary: 'Deletes the own account; its session ends',
      notes:
        'Not an account of staff. It is written to the audit trail, and cannot be undone. Enquiries that stay lead to no account.',
      body: requestObject(
        {
          password: { type: 'string' },
          reviews,
          enquiries: withDescription(flag, 'Anonymises the enquiries that were sent signed in.'),
        },
        ['password'],
      ),
      answer: successResponse(),
      refusals: ['errorPass'],
      limited: true,
    },
  }),
];

export default strapiRouter(PERSON_ROUTES);
