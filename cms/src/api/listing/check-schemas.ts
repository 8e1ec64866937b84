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

/** The schemas of checks. Source: docs/contract.md, "Checks". */
export const CHECK_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ListingToCheck: responseObject({
    kind: { type: 'string', enum: [...KINDS] },
    ...{ _id: id, code: text, title: text },
    propertyFor: { type: 'string', enum: [...PURPOSES] },
    locality: nullable(text),
    price: withDescription({ type: 'number', minimum: 0 }, 'The demand, or the rent a month.'),
    phoneOfContactPerson: nullable(text),
    stage: { type: 'string', enum: [...STAGES] },
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
