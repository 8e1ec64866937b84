import { fieldOf } from '../lib/domain';
import type { Kind } from '../lib/domain';
import type { Mapping } from './mapping';
import { areaWithin } from './rules/areas';
import { readList } from './transforms/lists';

/** Of two areas of one home, which lies inside which; no market and no year changes that. */
const INSIDE = [
  { inner: 'areaCarpet', outer: 'areaBuiltUp' },
  { inner: 'areaCarpet', outer: 'areaSuper' },
  { inner: 'areaBuiltUp', outer: 'areaSuper' },
];

/**
 * The mapping of a file whose columns are the catalogue's own fields: the model judges the values as they are. A
 * field of several choices holds them with commas between.
 */
export function catalogueMapping(kind: Kind, columns: readonly string[]): Mapping {
  const readers = columns.map((field) => {
    const isList = fieldOf(kind, field)?.type === 'choices';
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
  return { name: 'catalogue', kind, notes: [], columns, readers, constants: {}, rules };
}
