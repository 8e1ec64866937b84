import { searchListings } from '../requests';
import {
  matchingCodes,
  detailPath,
  EMPTY_SEARCH,
  LIST_KEYS,
  listHeading,
  listPath,
  LISTS,
  parseMobile,
  REGION_LISTS,
  spokenLine,
  toQuery,
} from '../../../domain';
import type { Area, ListKey } from '../../../domain';

/** A list of a region. */
export interface ListOf {
  readonly area: Area;
  readonly list: ListKey;
}

interface Search extends ListOf {
  readonly filters: Readonly<Record<string, string>>;
}

/** A result of the search. */
export interface Place {
  readonly address: string;
  /** The readable name of the result. */
  readonly text: string;
}

/** Returns the searches for a code or a phone; none for any other text. */
function searchesOf(typed: string, phoneAreas: readonly Area[]): readonly Search[] {
  const phone = parseMobile(typed);
  if (phone !== null) {
    return REGION_LISTS.filter(({ area }) => phoneAreas.includes(area)).map((one) => ({
      ...one,
      filters: { phone },
    }));
  }
  return matchingCodes(typed).flatMap(({ area, kind, code }) =>
    LIST_KEYS.filter((list) => LISTS[list].kind === kind).map((list) => ({
      area,
      list,
      filters: { code },
    })),
  );
}

/** Returns the page of a single found listing, or the list of several; empty if nothing is found. */
async function placesOf(
  { area, list, filters }: Search,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const state = { search: { ...EMPTY_SEARCH, filters }, page: 1 };
  const { lists, count } = await searchListings(area, list, state, 1, signal);
  const [listing] = lists;
  if (!listing) return [];
  if (count === 1) {
    const address = detailPath(area, LISTS[list].kind, listing._id);
    return [{ address, text: `${listing.code}: ${spokenLine(listing)}` }];
  }
  const address = `${listPath(area, list)}?${toQuery(state)}`;
  return [{ address, text: listHeading(area, list, count) }];
}

/**
 * Finds listings by a code or a phone in any notation.
 * @param here the current list, whose results are first
 * @param phoneAreas the regions in which the user may search by phone
 * @throws ApiError
 */
export async function findByText(
  typed: string,
  here: ListOf,
  phoneAreas: readonly Area[],
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const nearness = ({ area, list }: ListOf): number =>
    Number(area !== here.area) * 2 + Number(list !== here.list);
  const searches = [...searchesOf(typed, phoneAreas)].sort((a, b) => nearness(a) - nearness(b));
  return (await Promise.all(searches.map((search) => placesOf(search, signal)))).flat();
}
