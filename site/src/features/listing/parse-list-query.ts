import { fromQuery, LIST_FILTERS } from '../../domain';
import type { Action, Area, ListKey, ListState } from '../../domain';

/**
 * What a list's address asks for, without the filters that only some may use: others would be refused.
 * @param mayUse whether whoever looks may do what such a filter asks for
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
