import { KINDS, PAGE, PURPOSES, STAGES } from '../../domain';
import {
  count,
  day,
  id,
  list,
  nullable,
  requestObject,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text: JsonSchema = { type: 'string' };

const FOUND: Readonly<Record<string, JsonSchema>> = {
  kind: { type: 'string', enum: [...KINDS] },
  ...{ _id: id, code: text, title: text },
  propertyFor: { type: 'string', enum: [...PURPOSES] },
  locality: nullable(text),
  stage: { type: 'string', enum: [...STAGES] },
};

/** The schemas of finds and checks. Source: docs/contract.md, "Finding listings" and "Checks". */
export const CHECK_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  FoundListing: responseObject(FOUND),
  ListingToCheck: responseObject({
    ...FOUND,
    price: withDescription({ type: 'number', minimum: 0 }, 'The demand, or the rent a month.'),
    phoneOfContactPerson: nullable(text),
    checkedOn: withDescription(nullable(day), 'Null if its last check is not known.'),
    withdrawnOn: withDescription(nullable(day), 'The day on which it is withdrawn by itself.'),
    reraNote: withDescription(nullable(text), 'What is to be checked of its registration.'),
  }),
};

export const CHECK_REQUEST = requestObject(
  { ids: { ...list(id), minItems: 1, maxItems: PAGE.most } },
  ['ids'],
);

export const CHECK_DONE: Readonly<Record<string, JsonSchema>> = {
  checked: count,
  refused: list(responseObject({ _id: id, code: nullable(text), reason: text })),
};
