import { LIST_FILTERS } from '../../../domain';
import type { ListKey, Search, SearchFilter } from '../../../domain';

/** A filter form's values: a text for each filter, a list of texts where any of several is asked for. */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** The filters that anyone may use. */
export const visitorFilters = (list: ListKey): readonly SearchFilter[] =>
  LIST_FILTERS[list].filter(({ guard }) => guard === undefined);

/** The form of a list with this search in it; what is not searched for is empty. */
export const valuesOf = (list: ListKey, { filters }: Search): FilterValues =>
  Object.fromEntries(
    visitorFilters(list).map(({ key, by }) => {
      const value = filters[key] ?? (by === 'any' ? [] : '');
      return [key, typeof value === 'number' ? String(value) : value];
    }),
  );

/** The filters in the form's rows: a minimum and a maximum of one field share theirs. */
export function rowsOf(list: ListKey): readonly (readonly SearchFilter[])[] {
  const rows = new Map<string, SearchFilter[]>();
  for (const filter of visitorFilters(list)) {
    const name = filter.field?.name ?? filter.key;
    rows.set(name, [...(rows.get(name) ?? []), filter]);
  }
  return [...rows.values()];
}
