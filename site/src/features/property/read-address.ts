import { fromQuery, LIST_FILTERS } from '../../domain';
import type { Area, ListKey, ListState } from '../../domain';

/** What a list's address asks for, without the filters that only some may use: a visitor would be refused. */
export function readAddress(list: ListKey, area: Area, query: string): ListState {
  const { search, page } = fromQuery(list, area, query);
  const open = LIST_FILTERS[list].filter(({ guard }) => guard === undefined).map(({ key }) => key);
  const filters = Object.fromEntries(
    Object.entries(search.filters).filter(([key]) => open.includes(key)),
  );
  return { search: { ...search, filters }, page };
}
