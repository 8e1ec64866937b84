import { storedFieldOf } from '../lib/domain';
import type { Kind } from '../lib/domain';
import type { Mapping } from './mapping';
import { areaWithin } from './rules/areas';
import { readList } from './transforms/lists';

/** Pairs of a home's areas in which the first is always part of the second, in any market. */
const INSIDE = [
  { inner: 'areaCarpet', outer: 'areaBuiltUp' },
  { inner: 'areaCarpet', outer: 'areaSuper' },
  { inner: 'areaBuiltUp', outer: 'areaSuper' },
];

/**
 * The mapping of a file whose columns are the catalogue's fields. The model checks the values as they are. Commas
 * separate several choices. The column `key` need not be a field.
 */
export function catalogueMapping(kind: Kind, columns: readonly string[], key?: string): Mapping {
  const fields = columns.filter((column) => storedFieldOf(kind, column));
  const readers = fields.map((field) => {
    const isList = storedFieldOf(kind, field)?.type === 'choices';
    return {
      field,
      columns: [field],
      leaveOut: false,
      otherwise: undefined,
      read: (row: Readonly<Record<string, string>>) => {
        const text = row[field] ?? '';
        if (text === '') return null;
        return isList ? readList(text) : text;
      },
    };
  });
  const rules = INSIDE.map((areas) => ({
    rule: areaWithin(areas),
    why: 'the smaller area is a part of the larger one',
  }));
  return {
    name: 'catalogue',
    kind,
    notes: [],
    key,
    columns,
    readers,
    constants: {},
    rules,
    refusals: [],
  };
}
