import { LIST_FILTERS } from './filters';
import type { SearchFilter } from './filters';
import { LIST_KEYS } from './listings';
import type { ListKey } from './listings';
import type { ListState } from './search';

/** A part of an address that a list does not take. */
export interface IgnoredParameter {
  readonly label: string;
  readonly value: string;
}

/** The filters of all lists, each once, and where the list has it, as the list calls it. */
function filtersSeenFrom(list: ListKey): readonly SearchFilter[] {
  const all = [...LIST_KEYS, list].flatMap((one) => LIST_FILTERS[one]);
  return [...new Map(all.map((filter) => [filter.key, filter])).values()];
}

const isTaken = ({ filters }: ListState['search'], { key, by }: SearchFilter, value: string) => {
  const taken = filters[key];
  return by === 'any' && Array.isArray(taken) ? taken.includes(value) : taken !== undefined;
};

/**
 * What an address's query asks for and its list does not do: a value that is none, a filter of another list or of those
 * who may more. What is no filter at all, as a newsletter's mark, is passed over.
 * @param state what was read from the query
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
