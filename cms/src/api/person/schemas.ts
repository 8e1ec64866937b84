import { AREAS, KINDS } from '../../domain';
import { instant, id, list, nullable, ref, responseObject } from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text = { type: 'string' } as const;
const optionalText = nullable(text);
const area: JsonSchema = { type: 'string', enum: [...AREAS] };

const more = {
  audit: list(responseObject({ at: instant, action: text, subject: text, area: nullable(area) })),
  views: list(ref('SavedView')),
};

/** Everything that is stored of one person. */
export const PERSON: JsonSchema = responseObject({
  accounts: list(ref('Account')),
  reviews: list(ref('Review')),
  enquiries: list(ref('PersonEnquiry')),
  timeline: list(
    responseObject({
      ...{ reference: text, at: instant, field: text },
      ...{ before: optionalText, after: optionalText },
    }),
  ),
  listings: list(
    responseObject({
      ...{ _id: id, kind: { type: 'string', enum: [...KINDS] }, area, code: text },
      phoneOfContactPerson: optionalText,
      ...{ ownerName: optionalText, ownerPhone: optionalText, ownerSecondPhone: optionalText },
    }),
  ),
  ...more,
});

/** Everything that an account has stored. */
export const OWN_DATA: JsonSchema = responseObject({
  account: ref('Account'),
  reviews: list(ref('Review')),
  enquiries: list(ref('OwnEnquiryData')),
  ...more,
});
