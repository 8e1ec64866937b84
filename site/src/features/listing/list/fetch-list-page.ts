import { searchListings } from '../requests';
import type { Area, ListKey, ListState } from '../../../domain';
import { toCard } from '../card/card-listing';
import type { ListData } from './list-data';

/** Fetches one page of a search for a list. @param limit the number of listings per page @throws ApiError */
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
