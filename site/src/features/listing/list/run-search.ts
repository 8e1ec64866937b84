import {
  areaText,
  ignoredParameters,
  LIST_FILTERS,
  can,
  numberText,
  toQuery,
} from '../../../domain';
import type { Action, Area, FilterValue, ListKey, ListState, SearchFilter } from '../../../domain';
import type { SessionState } from '../../../session/session';
import { parseListQuery } from '../parse-list-query';
import { fetchListPage } from './fetch-list-page';
import type { ActiveFilter, ListData } from './list-data';

/**
 * The parsed query of an address, with its result. This module and the model's validation load with the first search.
 */
export interface SearchRun {
  readonly active: readonly ActiveFilter[];
  readonly leftOut: ActiveFilter | null;
  /** Null if the query has no search. Rejects with an ApiError or the signal's reason. */
  readonly answer: Promise<ListData> | null;
}

function filterText({ field, by }: SearchFilter, value: string | number): string {
  if (typeof value === 'string') return value;
  if (field?.type === 'money') return `₹ ${numberText(value)}`;
  return by === 'equal' ? numberText(value) : areaText(value, 'sq. ft.');
}

/** Returns one chip for each value of a filter, so that the user can remove each alone. */
function chipsOf(filter: SearchFilter, value: FilterValue, { search }: ListState): ActiveFilter[] {
  const values = typeof value === 'object' ? value : [value];
  const others = Object.entries(search.filters).filter(([key]) => key !== filter.key);
  return values.map((one) => {
    const rest = values.filter((other) => other !== one).map(String);
    const entries = rest.length > 0 ? [...others, [filter.key, rest] as const] : others;
    const filters = Object.fromEntries(entries);
    const without = toQuery({ search: { ...search, filters }, page: 1 });
    return { label: filter.label, value: filterText(filter, one), without };
  });
}

/** Returns the chips of the active filters, in the order of the form. */
export const activeFilters = (list: ListKey, state: ListState): readonly ActiveFilter[] =>
  LIST_FILTERS[list].flatMap((filter) => {
    const value = state.search.filters[filter.key];
    return value === undefined ? [] : chipsOf(filter, value, state);
  });

/** Returns one chip for all ignored parameters of the address. */
function leftOutChip(list: ListKey, query: string, state: ListState): ActiveFilter | null {
  const parts = ignoredParameters(list, query, state).map(
    ({ label, value }) => `${label} ${value}`,
  );
  return parts.length > 0
    ? { label: 'We left out:', value: parts.join(', '), without: toQuery(state) }
    : null;
}

/**
 * Parses the query of a list's address and starts its search.
 * @param limit the number of listings per page; with that of the published page (`ownLimit`), an empty search is that page
 */
export function runSearch(
  area: Area,
  list: ListKey,
  query: string,
  limit: number,
  ownLimit: number,
  signal: AbortSignal,
  { account, isLikely }: SessionState,
): SearchRun {
  // The account may not be loaded yet. Then the CMS decides.
  const mayUse = (guard: Action) => (account ? can(account, guard, area) : isLikely);
  const state = parseListQuery(list, area, query, mayUse);
  return {
    active: activeFilters(list, state),
    leftOut: leftOutChip(list, query, state),
    answer:
      toQuery(state) === '' && limit === ownLimit
        ? null
        : fetchListPage(area, list, state, limit, signal),
  };
}
