import { LIST_FILTERS } from '../../../domain';
import type { Action, ListKey, Search, SearchFilter } from '../../../domain';
import { normalizeAmount } from '../../../fields/normalize-amount';

/** A filter form's values: a text for each filter, a list of texts where any of several is asked for. */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** The filters of a list for who may do what `mayUse` says: the others ask for no right. */
export const filtersFor = (
  list: ListKey,
  mayUse: (guard: Action) => boolean,
): readonly SearchFilter[] =>
  LIST_FILTERS[list].filter(({ guard }) => guard === undefined || mayUse(guard));

/** The form of these filters with this search in it; what is not searched for is empty. */
export const valuesOf = (
  filters: readonly SearchFilter[],
  { filters: chosen }: Search,
): FilterValues =>
  Object.fromEntries(
    filters.map(({ key, by }) => {
      const value = chosen[key] ?? (by === 'any' ? [] : '');
      return [key, typeof value === 'number' ? String(value) : value];
    }),
  );

/** The form's values as the contract takes them. */
export const askedOf = (filters: readonly SearchFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    filters.map(({ key, by }) => {
      const value = values[key] ?? '';
      const isAmount = by === 'min' || by === 'max';
      return [key, isAmount && typeof value === 'string' ? normalizeAmount(value) : value];
    }),
  );

/** The filters in the form's rows: a minimum and a maximum of one field share theirs. */
export function rowsOf(filters: readonly SearchFilter[]): readonly (readonly SearchFilter[])[] {
  const rows = new Map<string, SearchFilter[]>();
  for (const filter of filters) {
    const name = filter.field?.name ?? filter.key;
    rows.set(name, [...(rows.get(name) ?? []), filter]);
  }
  return [...rows.values()];
}
