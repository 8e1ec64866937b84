import { listPath } from '../../../domain';
import type { Area, ListKey, Sorting } from '../../../domain';

function edited(query: string, key: string, value: string | null): string {
  const params = new URLSearchParams(query);
  params.delete('page');
  if (value === null) params.delete(key);
  else params.set(key, value);
  return params.toString();
}

/** The query of another page of the same search. */
export const withPage = (query: string, page: number): string =>
  edited(query, 'page', page > 1 ? String(page) : null);

/** The query of the same search in another order, from its first page. */
export const withSorting = (query: string, sorting: Sorting): string =>
  edited(query, 'sorting', sorting === 'none' ? null : sorting);

/** The sorting of a query; unknown ones are `none`. */
export const sortingOf = (query: string): string =>
  new URLSearchParams(query).get('sorting') ?? 'none';

/** An address with a query; the plain path without one. */
export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`;

/** The address of a page of the search; of the published list without a query. */
export const pageAddress = (area: Area, list: ListKey, query: string, page: number): string =>
  query === ''
    ? listPath(area, list, page)
    : withQuery(listPath(area, list), withPage(query, page));
