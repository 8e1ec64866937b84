import { searchListings } from '../../../calls/listings';
import {
  detailPath,
  EVERYTHING,
  isMobile,
  LIST_KEYS,
  listPath,
  LISTS,
  toQuery,
} from '../../../domain';
import type { Area, ListKey, ListState } from '../../../domain';

/** The search for a listing's code, or for the phone of its contact person. */
function stateOf(typed: string): ListState {
  const text = typed.trim();
  const filters = { [isMobile(text) ? 'phone' : 'code']: text };
  return { search: { ...EVERYTHING, filters }, page: 1 };
}

/**
 * Where a code or a phone leads to: the page of the one listing that has it, or a list of those that have it; null
 * where none has. All lists of the region are asked.
 * @param here the list that is looked at: it is taken where it has one of them
 * @throws ApiError
 */
export async function addressOf(
  area: Area,
  here: ListKey,
  typed: string,
  signal: AbortSignal,
): Promise<string | null> {
  const state = stateOf(typed);
  const keys = [here, ...LIST_KEYS.filter((key) => key !== here)];
  const answers = await Promise.all(
    keys.map(async (key) => ({ key, ...(await searchListings(area, key, state, 1, signal)) })),
  );
  const found = answers.filter(({ count }) => count > 0);
  const [first] = found;
  const [listing] = first?.lists ?? [];
  if (!first || !listing) return null;
  return found.length === 1 && first.count === 1
    ? detailPath(area, LISTS[first.key].kind, listing._id)
    : `${listPath(area, first.key)}?${toQuery(state)}`;
}
