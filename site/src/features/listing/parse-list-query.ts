import { fromQuery, LIST_FILTERS } from '../../domain';
import type { Action, Area, ListKey, ListState } from '../../domain';

/**
 * Parses the query of a list's address. It leaves out filters that the user has no right to use, because the CMS would
 * reject them.
 * @param mayUse whether the user has the right that a filter needs
 */
export function parseListQuery(
  list: ListKey,
  area: Area,
  query: string,
  mayUse: (guard: Action) => boolean,
): ListState {
  const { search, page } = fromQuery(list, area, query);
  const open = LIST_FILTERS[list]
    .filter(({ guard }) => guard === undefined || mayUse(guard))
    .map(({ key }) => key);
  const filters = Object.fromEntries(
    Object.entries(search.filters).filter(([key]) => open.includes(key)),
  );
  return { search: { ...search, filters }, page };
}
