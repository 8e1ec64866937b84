import { LIST_FILTERS } from '../../../domain';
import type { Action, ListKey, Search, SearchFilter } from '../../../domain';
import { normalizeAmount } from '../../../fields/normalize-amount';

/** The values of a filter form: a text for each filter, or a list of texts where several can be chosen. */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** The filters of a list for a user with these rights; most filters need none. */
export const filtersFor = (
  list: ListKey,
  mayUse: (guard: Action) => boolean,
): readonly SearchFilter[] =>
  LIST_FILTERS[list].filter(({ guard }) => guard === undefined || mayUse(guard));

/** The form's values of a search; filters that are off are empty. */
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

/** The values in the format of the API. */
export const askedOf = (filters: readonly SearchFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    filters.map(({ key, by }) => {
      const value = values[key] ?? '';
      const isAmount = by === 'min' || by === 'max';
      return [key, isAmount && typeof value === 'string' ? normalizeAmount(value) : value];
    }),
  );

/** The rows of the form: a minimum and a maximum of one field share a row. */
export function rowsOf(filters: readonly SearchFilter[]): readonly (readonly SearchFilter[])[] {
  const rows = new Map<string, SearchFilter[]>();
  for (const filter of filters) {
    const name = filter.field?.name ?? filter.key;
    rows.set(name, [...(rows.get(name) ?? []), filter]);
  }
  return [...rows.values()];
}
