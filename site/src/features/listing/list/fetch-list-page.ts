import { searchListings } from '../requests';
import type { Area, ListKey, ListState } from '../../../domain';
import { toCard } from '../card/card-listing';
import type { ListData } from './list-data';

/**
 * One page of a search, as the list shows it.
 * @param limit how many listings a page has
 * @throws ApiError
 */
export async function fetchListPage(
  area: Area,
  list: ListKey,
  state: ListState,
  limit: number,
  signal: AbortSignal,
): Promise<ListData> {
  const { lists, count } = await searchListings(area, list, state, limit, signal);
  return { lists: lists.map(toCard), count, limit, page: state.page };
}
