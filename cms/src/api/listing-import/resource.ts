import { defineResource } from '../../documents/resource';
import { IMPORT_STATES, KINDS, PURPOSES, ROW_OUTCOMES } from '../../domain';
import {
  count,
  id,
  instant,
  list,
  nullable,
  ref,
  responseObject,
  withDescription,
} from '../../openapi/json';
import type { JsonSchema } from '../../openapi/json';

const text: JsonSchema = { type: 'string' };

/** What every answer about an import has. */
const FACTS: Readonly<Record<string, JsonSchema>> = {
  _id: id,
  kind: { ...text, enum: [...KINDS] },
  file: withDescription(text, 'The name of the file.'),
  by: withDescription(nullable(text), 'Who uploaded it.'),
  at: instant,
  state: { ...text, enum: [...IMPORT_STATES] },
  total: withDescription(count, 'The rows of the file.'),
  done: withDescription(count, 'The rows that have an outcome.'),
  ...Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, count])),
};

/** Imports of listings from the site. Source: docs/contract.md, "Import from the site". */
export const listingImport = defineResource({
  name: 'listing-import',
  uid: 'api::listing-import.listing-import',
  pages: 'none',
  schemas: {
    ListingImportFacts: responseObject(FACTS),
    ListingImport: responseObject({
      ...FACTS,
      columns: list(ref('ListingImportColumn')),
      key: withDescription(nullable(text), 'The column that identifies a listing in its source.'),
      purpose: nullable({ ...text, enum: [...PURPOSES] }),
      lines: withDescription(
        list(ref('ListingImportLine')),
        'The first 200 about rows that are refused, changed or duplicates, the refused ones first.',
      ),
      linesTotal: count,
      added: withDescription(
        list(responseObject({ master: text, name: text })),
        'The names that are added to master lists.',
      ),
    }),
    ListingImportColumn: responseObject({
      name: text,
      sample: withDescription(text, 'Its first filled cell.'),
      field: withDescription(nullable(text), 'Its field; null: it is left out.'),
    }),
    ListingImportLine: responseObject({
      row: withDescription(count, 'As in a spreadsheet: the header is row 1.'),
      outcome: { ...text, enum: [...ROW_OUTCOMES] },
      field: nullable(text),
      value: nullable(text),
      reason: nullable(text),
      code: nullable(text),
      before: nullable(text),
    }),
  },
});

/** The rows of imported files, and what became of each. */
export const listingImportRow = defineResource({
  name: 'listing-import-row',
  uid: 'api::listing-import.listing-import-row',
  pages: 'none',
});
