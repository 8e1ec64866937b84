import { CLOSING_FIELDS } from './closing';
import type { FieldErrors, Outcome } from './field-rules';
import { FIELDS } from './fields';
import { CODE_COLUMN, csvFields } from './listing-csv';
import type { CsvField } from './listing-csv';
import { KIND_FACTS } from './listings';
import type { Kind, Purpose } from './listings';
import { storedFieldOf } from './stored-fields';

/** The most rows of a file that is imported from the site. `npm run import` takes longer ones. */
export const MOST_IMPORTED = 20_000;
/** For so many days an import from the site can be read. */
export const IMPORT_DAYS = 30;
/** The most lines of a report that an answer has; the report as CSV has all. */
export const REPORT_LINES = 200;

/** How far an import from the site is. Source: docs/contract.md, "Import from the site". */
export const IMPORT_STATES = ['uploaded', 'trying', 'tried', 'importing', 'imported'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What becomes of a row. Source: docs/import.md, "The report". */
export const ROW_OUTCOMES = ['created', 'updated', 'present', 'duplicate', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The field of each column of a file; null: the column is left out. */
export type FieldOfColumn = Readonly<Record<string, string | null>>;

/** How the columns of a file become listings. */
export interface ImportMapping {
  readonly fields: FieldOfColumn;
  /** The column that identifies a listing in its source; null if there is none. */
  readonly key: string | null;
  /** What new listings are offered for, if no column says it. */
  readonly purpose: Purpose | null;
}

/** A field that a column can have. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
}

const labelOf = (kind: Kind, { name }: CsvField): string =>
  storedFieldOf(kind, name)?.label ??
  (CLOSING_FIELDS as Readonly<Record<string, { readonly label: string }>>)[name]?.label ??
  name;

/**
 * The fields that the columns of a file can have: the code, which names the stored listing that a row changes, and every
 * field of an export. Facts of a closing need the code.
 */
export const importFields = (kind: Kind): readonly ImportField[] => [
  { name: CODE_COLUMN, label: 'Code' },
  ...csvFields(kind).map((field) => ({ name: field.name, label: labelOf(kind, field) })),
];

/** A name without case, spaces and punctuation. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The fields that the columns have by their names: those of the catalogue, or the labels of the form. */
export function suggestedFields(kind: Kind, columns: readonly string[]): FieldOfColumn {
  const fields = importFields(kind);
  const known = new Map([
    ...fields.map(({ name, label }) => [plain(label), name] as const),
    ...fields.map(({ name }) => [plain(name), name] as const),
  ]);
  const taken = new Set<string>();
  const take = (column: string): string | null => {
    const field = known.get(plain(column));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  return Object.fromEntries(columns.map((column) => [column, take(column)]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsError(
  kind: Kind,
  columns: readonly string[],
  sent: Readonly<Record<string, unknown>>,
): string | undefined {
  const unknown = Object.keys(sent).find((column) => !columns.includes(column));
  if (unknown !== undefined) return `The file has no column ${unknown}`;
  const fields = importFields(kind);
  const chosen = Object.values(sent).filter((name) => name !== null);
  const strange = chosen.find((name) => !fields.some((field) => field.name === name));
  if (strange !== undefined) return `There is no field ${JSON.stringify(strange)}`;
  if (chosen.length === 0) return 'Choose the field of at least one column';
  const twice = fields.find(({ name }) => chosen.filter((one) => one === name).length > 1);
  if (twice) return `Two columns are ${twice.label}: leave one out`;
  if (chosen.includes(CODE_COLUMN)) return undefined;
  const closing = fields.find(({ name }) => name in CLOSING_FIELDS && chosen.includes(name));
  return closing && `${closing.label} needs a column with the code`;
}

/** @param fields valid ones */
function otherErrors(
  kind: Kind,
  columns: readonly string[],
  fields: FieldOfColumn,
  key: unknown,
  purpose: unknown,
): FieldErrors | undefined {
  const chosen = Object.values(fields);
  if (key !== null && !columns.includes(key as string))
    return { key: 'key must be a column of the file' };
  if (key !== null && chosen.includes(CODE_COLUMN))
    return { key: 'A file with codes needs no other key' };
  const { label } = FIELDS.propertyFor;
  const { purposes } = KIND_FACTS[kind];
  if (purpose !== null && !purposes.some((one) => one === purpose))
    return { purpose: `${label} must be one of: ${purposes.join(', ')}` };
  if (purpose !== null && (chosen.includes('propertyFor') || chosen.includes(CODE_COLUMN)))
    return { purpose: `${label} is said by the rows` };
  return undefined;
}

/**
 * Parses how the columns of a file become listings. @param columns those of the file
 * @returns errors by `fields`, `key` and `purpose`
 */
export function parseImportMapping(
  kind: Kind,
  columns: readonly string[],
  sent: Readonly<Record<string, unknown>>,
): Outcome<ImportMapping> {
  const { fields, key = null, purpose = null } = sent;
  if (!isRecord(fields))
    return {
      ok: false,
      errors: { fields: 'fields must be an object with a field or null by column' },
    };
  const error = fieldsError(kind, columns, fields);
  if (error !== undefined) return { ok: false, errors: { fields: error } };
  const chosen = fields as FieldOfColumn;
  const errors = otherErrors(kind, columns, chosen, key, purpose);
  if (errors) return { ok: false, errors };
  return { ok: true, value: { fields: chosen, key, purpose } as ImportMapping };
}
