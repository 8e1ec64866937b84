import { useState } from 'react';
import type { ListingCard } from '../../../domain';
import { sortRows } from './columns';
import type { Sort } from './columns';

/** Sorts the rows by a column. A row keeps its place when it is edited: the next press sorts again. */
export function useSorted<L extends ListingCard>(rows: readonly L[]) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const isSorted = ids.length === rows.length && rows.every(({ _id }) => ids.includes(_id));
  if (sort && !isSorted) setIds(sortRows(rows, sort).map(({ _id }) => _id));
  const onSort = (next: Sort | null) => {
    setSort(next);
    setIds([]);
  };
  const sorted = sort ? [...rows].sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id)) : rows;
  return { sorted, sort, onSort };
}
