import { BULK_NAMES, BULK_PERCENT, KINDS, LIST_KEYS, PAGE, STAGES } from '../../domain';
import type { BulkName } from '../../domain';
import {
  count,
  flag,
  id,
  instant,
  list,
  nullable,
  ref,
  requestObject,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };

/** What a bulk change sets, by its key. */
const VALUES: Readonly<Record<BulkName, JsonSchema>> = {
  stage: { ...text, enum: [...STAGES] },
  checked: { const: true },
  locality: text,
  phoneOfContactPerson: text,
  price: withDescription(number, 'The new price in rupees.'),
  priceBy: withDescription(number, 'Rupees that are added; below 0: taken off.'),
  pricePercent: {
    ...withDescription(number, 'Percent that are added; below 0: taken off. Not 0.'),
    ...{ minimum: BULK_PERCENT.least, maximum: BULK_PERCENT.most },
  },
};

/** What every answer about a bulk change has. */
const FACTS: Readonly<Record<string, JsonSchema>> = {
  _id: id,
  kind: { ...text, enum: [...KINDS] },
  change: responseObject(VALUES, BULK_NAMES),
  by: withDescription(nullable(text), 'Who began it.'),
  at: instant,
  isRunning: flag,
  total: withDescription(count, 'The listings that were chosen.'),
  changed: count,
  same: withDescription(count, 'Those that had the value already.'),
  refused: count,
  isUndo: flag,
  undo: withDescription(nullable(id), 'The bulk change that undoes it.'),
};

export const BULK_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  BulkChangeFacts: responseObject(FACTS),
  BulkChange: responseObject({
    ...FACTS,
    refusals: withDescription(list(ref('BulkRefusal')), 'The first 1,000.'),
  }),
  BulkRefusal: responseObject({ _id: id, code: nullable(text), reason: text }),
  BulkEffect: responseObject({
    ...{ _id: id, code: nullable(text) },
    changes: list(ref('VersionChange')),
    reason: withDescription(nullable(text), 'Why it would be refused.'),
  }),
};

const CHOSEN: Readonly<Record<string, JsonSchema>> = {
  list: withDescription({ ...text, enum: [...LIST_KEYS] }, 'The list with the listings.'),
  ids: withDescription({ ...list(id), maxItems: PAGE.most }, 'The listings;'),
  values: withDescription({ type: 'object' }, 'or the values of a search: all that it finds.'),
  change: withDescription({ type: 'object', properties: VALUES }, 'One of these keys.'),
};

/** The body of a call about a new bulk change. @param more its other keys */
export const bulkRequest = (more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  requestObject({ ...CHOSEN, ...more }, ['list', 'change']);
