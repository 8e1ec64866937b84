import { fromAttributes } from './parse-listing';
import { CLOSING_FIELDS, closingIn } from './closing';
import type { FieldType, FieldValue } from './field-types';
import type { Kind } from './listings';
import { officeMinute } from './office-time';
import { PRIVATE_KIND_FIELDS, PUBLIC_FIELDS } from './stored-fields';

/** A column of a listing's CSV beside its code: a field, or a fact of its closing. */
export interface CsvField {
  readonly name: string;
  readonly type: FieldType;
}

/** The column that names a listing. */
export const CODE_COLUMN = 'code';

const CLOSING: readonly CsvField[] = Object.entries(CLOSING_FIELDS).map(([name, { type }]) => ({
  name,
  type,
}));
/** The day of a closing is public, its other facts are not. */
const isPublic = ({ name }: CsvField): boolean => name === 'closedOn';

/** The columns of a listing's CSV beside its code. @param withPrivate whether private facts are among them */
export const csvFields = (kind: Kind, withPrivate = true): readonly CsvField[] => [
  ...PUBLIC_FIELDS[kind],
  ...CLOSING.filter(isPublic),
  ...(withPrivate
    ? [...PRIVATE_KIND_FIELDS[kind], ...CLOSING.filter((field) => !isPublic(field))]
    : []),
];

/** Digits without an exponent, which a spreadsheet and `NUMERIC` read alike. */
const DIGITS = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

function textOf(type: FieldType, value: FieldValue | null): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return DIGITS.format(value);
  return type === 'minute' ? officeMinute(String(value)) : String(value);
}

/**
 * The facts of a stored listing as the texts of a CSV row, by column. The importer reads the same values from them.
 * Source: docs/import.md, "Export and back".
 * @param stored Strapi's attributes
 */
export function csvTexts(
  kind: Kind,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const values = { ...fromAttributes(kind, stored), ...closingIn(stored) } as Readonly<
    Record<string, FieldValue | null | undefined>
  >;
  return Object.fromEntries(
    csvFields(kind).map(({ name, type }) => [name, textOf(type, values[name] ?? null)]),
  );
}
