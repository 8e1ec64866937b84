import { instant, list, nullable, ref, responseObject } from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const optionalText = nullable({ type: 'string' });

/** Everything that is stored of one person. */
export const PERSON: JsonSchema = responseObject({
  account: nullable(ref('Account')),
  reviews: list(ref('Review')),
  enquiries: list(ref('PersonEnquiry')),
  timeline: list(
    responseObject({
      ...{ reference: { type: 'string' }, at: instant, field: { type: 'string' } },
      ...{ before: optionalText, after: optionalText },
    }),
  ),
});
