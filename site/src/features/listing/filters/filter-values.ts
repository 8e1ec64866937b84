import { LIST_FILTERS, normalizeAmount, normalizeMoney } from '../../../domain';
import type { Action, FieldErrors, ListKey, Search, SearchFilter } from '../../../domain';

/** The values of a filter form: a text for each filter, or a list of texts if several options can be chosen. */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

/** Returns the filters of a list for a user with these rights. Most filters need no right. */
export const filtersFor = (
  list: ListKey,
  mayUse: (guard: Action) => boolean,
): readonly SearchFilter[] =>
  LIST_FILTERS[list].filter(({ guard }) => guard === undefined || mayUse(guard));

/** Converts a search to form values; inactive filters are empty. */
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

/** Converts the values to the format of the API. */
export const askedOf = (filters: readonly SearchFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    filters.map(({ key, by, field }) => {
      const value = values[key] ?? '';
      const isAmount = by === 'min' || by === 'max';
      if (!isAmount || typeof value !== 'string') return [key, value];
      return [key, field?.type === 'money' ? normalizeMoney(value) : normalizeAmount(value)];
    }),
  );

/** Returns the prices typed into the form. */
export const pricesOf = (filters: readonly SearchFilter[], values: FilterValues) =>
  filters
    .filter(({ field }) => field?.type === 'money')
    .map(({ key, label }) => ({ label, typed: String(values[key] ?? '') }));

/** Returns an error for each maximum below its minimum, because such a search would find nothing. */
export const rangeErrors = (
  filters: readonly SearchFilter[],
  { filters: chosen }: Search,
): FieldErrors =>
  Object.fromEntries(
    rowsOf(filters).flatMap(([least, most]) => {
      if (least?.by !== 'min' || most?.by !== 'max') return [];
      const isCrossed = Number(chosen[least.key] ?? 0) > Number(chosen[most.key] ?? Infinity);
      return isCrossed ? [[most.key, `${most.label} must be at least ${least.label}`]] : [];
    }),
  );

/** Returns the rows of the form. A minimum and a maximum of the same field share a row. */
export function rowsOf(filters: readonly SearchFilter[]): readonly (readonly SearchFilter[])[] {
  const rows = new Map<string, SearchFilter[]>();
  for (const filter of filters) {
    const name = filter.field?.name ?? filter.key;
    rows.set(name, [...(rows.get(name) ?? []), filter]);
  }
  return [...rows.values()];
}
