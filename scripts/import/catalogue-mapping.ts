import { CODE_COLUMN, csvFields, storedFieldOf } from '../lib/domain';
import type { CsvField, Kind } from '../lib/domain';
import type { Mapping } from './mapping';
import { areaWithin } from './rules/areas';
import { readList } from './transforms/lists';

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

/**
 * The mapping of a file whose columns are the catalogue's fields. The model checks the values as they are. Commas
 * separate several choices. The column `key` need not be a field. With a column `code` and no key, the file is an export:
 * the CMS checks its rows by the rules of an edit.
 */
export function catalogueMapping(kind: Kind, columns: readonly string[], key?: string): Mapping {
  const isByCode = isExport(columns, key);
  const readers = fieldsIn(kind, columns, key).map(({ name, type }) => ({
    field: name,
    columns: [name],
    leaveOut: false,
    otherwise: undefined,
    read: (row: Readonly<Record<string, string>>) => {
      const text = row[name] ?? '';
      if (text.trim() === '') return null;
      return type === 'choices' ? readList(text) : text;
    },
  }));
  const rules = INSIDE.map((areas) => ({
    rule: areaWithin(areas),
    why: 'the smaller area is a part of the larger one',
  }));
  return {
    name: 'catalogue',
    kind,
    notes: [],
    key,
    isByCode,
    columns,
    readers,
    constants: {},
    rules: isByCode ? [] : rules,
    refusals: [],
  };
}
