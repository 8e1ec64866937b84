import { listPath } from '../../../domain';
import type { Area, ListKey, Sorting } from '../../../domain';

function edited(query: string, key: string, value: string | null): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  if (value === null) params.delete(key);
  else params.set(key, value);
  return params.toString();
}

/** Returns the query of another page of the same search. */
export const withPage = (query: string, page: number): string =>
  edited(query, 'page', page > 1 ? String(page) : null);

/** Returns the query of the same search in another order, from its first page. */
export const withSorting = (query: string, sorting: Sorting): string =>
  edited(query, 'sorting', sorting === 'none' ? null : sorting);

/** Returns the sorting of a query; `none` for an invalid one. */
export const sortingOf = (query: string): string =>
  new URLSearchParams(query).get('sorting') ?? 'none';

/** Adds a query to a path; returns the plain path without one. */
export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`;

/** Returns the address of a page of the search; without a query, of the published list. */
export const pageAddress = (area: Area, list: ListKey, query: string, page: number): string =>
  query === ''
    ? listPath(area, list, page)
    : withQuery(listPath(area, list), withPage(query, page));
