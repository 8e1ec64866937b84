import { CODE_COLUMN, csvFields, KIND_FACTS, storedFieldOf } from '../../domain';
import type { CsvField, ImportMapping, Kind } from '../../domain';
import { areaWithin } from './areas';
import { readList } from './cell';
import type { Mapping } from './mapping';

/** Pairs of a home's areas in which the first is always part of the second, in any market. */
const INSIDE = [
  { inner: 'areaCarpet', outer: 'areaBuiltUp' },
  { inner: 'areaCarpet', outer: 'areaSuper' },
  { inner: 'areaBuiltUp', outer: 'areaSuper' },
];

/** Whether a file is an export that comes back. Another column can be the key of its source. */
export const isExport = (columns: readonly string[], key?: string): boolean =>
  key === undefined && columns.includes(CODE_COLUMN);

/** The fields among a file's columns. An export has the facts of a closing, too. */
function fieldsIn(kind: Kind, columns: readonly string[], key?: string): readonly CsvField[] {
  const known = csvFields(kind).filter(({ name }) => columns.includes(name));
  return isExport(columns, key) ? known : known.filter(({ name }) => storedFieldOf(kind, name));
}

/** The columns of a file that the catalogue does not know. */
export function unknownColumns(
  kind: Kind,
  columns: readonly string[],
  key?: string,
): readonly string[] {
  const named = isExport(columns, key) ? CODE_COLUMN : key;
  const fields = fieldsIn(kind, columns, key).map(({ name }) => name);
  return columns.filter((column) => column !== named && !fields.includes(column));
}

type Facts = Pick<Mapping, 'kind' | 'key' | 'codeColumn' | 'columns' | 'constants'>;

/** A mapping that takes cells as they are. @param pairs the fields, each with its column */
function plainMapping(facts: Facts, pairs: readonly (readonly [CsvField, string])[]): Mapping {
  const readers = pairs.map(([{ name, type }, column]) => ({
    field: name,
    columns: [column],
    leaveOut: false,
    otherwise: undefined,
    read: (row: Readonly<Record<string, string>>) => {
      const text = row[column] ?? '';
      if (text.trim() === '') return null;
      return type === 'choices' ? readList(text) : text;
    },
  }));
  const rules = INSIDE.map((areas) => ({
    rule: areaWithin(areas),
    why: 'the smaller area is a part of the larger one',
  }));
  const isByCode = facts.codeColumn !== undefined;
  return {
    ...{ name: 'catalogue', notes: [], refusals: [], ...facts, readers },
    rules: isByCode ? [] : rules,
  };
}

/**
 * The mapping of a file whose columns are the catalogue's fields. The model checks the values as they are. Commas
 * separate several choices. The column `key` need not be a field. With a column `code` and no key, the file is an export:
 * the CMS checks its rows by the rules of an edit.
 */
export function catalogueMapping(kind: Kind, columns: readonly string[], key?: string): Mapping {
  const codeColumn = isExport(columns, key) ? CODE_COLUMN : undefined;
  const pairs = fieldsIn(kind, columns, key).map((field) => [field, field.name] as const);
  return plainMapping({ kind, key, codeColumn, columns, constants: {} }, pairs);
}

/**
 * The mapping of a file by the fields that a person has chosen. The category is that of the kind, if no column says it.
 * Source: docs/import.md, "From the site".
 */
export function chosenMapping(
  kind: Kind,
  columns: readonly string[],
  { fields, key, purpose }: ImportMapping,
): Mapping {
  const columnOf = new Map(
    columns.flatMap((column) => {
      const field = Object.hasOwn(fields, column) ? (fields[column] ?? null) : null;
      return field === null ? [] : [[field, column] as const];
    }),
  );
  const codeColumn = columnOf.get(CODE_COLUMN);
  const pairs = csvFields(kind).flatMap((field) => {
    const column = columnOf.get(field.name);
    return column === undefined ? [] : [[field, column] as const];
  });
  const fixed: Readonly<Record<string, string>> = {
    category: KIND_FACTS[kind].category,
    ...(purpose !== null && { propertyFor: purpose }),
  };
  const constants =
    codeColumn === undefined
      ? Object.fromEntries(Object.entries(fixed).filter(([name]) => !columnOf.has(name)))
      : {};
  return plainMapping({ kind, key: key ?? undefined, codeColumn, columns, constants }, pairs);
}
