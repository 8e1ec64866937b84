import { LIST_FILTERS } from './filters';
import type { SearchFilter } from './filters';
import { LIST_KEYS } from './listings';
import type { ListKey } from './listings';
import type { ListState } from './search';

/** A part of an address's query that a list does not use. */
export interface IgnoredParameter {
  readonly label: string;
  readonly value: string;
}

/** The filters of all lists without duplicates. If this list has the filter, its version is used. */
function filtersSeenFrom(list: ListKey): readonly SearchFilter[] {
  const all = [...LIST_KEYS, list].flatMap((one) => LIST_FILTERS[one]);
  return [...new Map(all.map((filter) => [filter.key, filter])).values()];
}

const isTaken = ({ filters }: ListState['search'], { key, by }: SearchFilter, value: string) => {
  const taken = filters[key];
  return by === 'any' && Array.isArray(taken) ? taken.includes(value) : taken !== undefined;
};

/**
 * The parameters of an address's query that the list ignores: invalid values, filters of another list, and filters that
 * need more rights. Keys that are not filters, such as a newsletter's mark, are left out.
 * @param state the search and page that were read from the query
 */
export function ignoredParameters(
  list: ListKey,
  query: string,
  state: ListState,
): readonly IgnoredParameter[] {
  const params = new URLSearchParams(query);
  const said = (key: string) => (params.get(key) ?? '').trim();
  const filters = filtersSeenFrom(list).flatMap((filter) => {
    const { key, label, by } = filter;
    const values = by === 'any' ? params.getAll(key).map((one) => one.trim()) : [said(key)];
    return values
      .filter((value) => value !== '' && !isTaken(state.search, filter, value))
      .map((value) => ({ label, value }));
  });
  const [sorting, page] = [said('sorting'), said('page')];
  return [
    ...filters,
    ...(sorting === '' || sorting === state.search.sorting
      ? []
      : [{ label: 'Sort', value: sorting }]),
    ...(page === '' || Number(page) === state.page ? [] : [{ label: 'Page', value: page }]),
  ];
}
