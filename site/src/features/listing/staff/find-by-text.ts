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

/** Where something lies that was looked for. */
export interface Place {
  readonly address: string;
  /** What lies there, as a person says it. */
  readonly text: string;
}

/** The searches that a code or a phone asks for; none where it is neither. */
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

/** The page of a listing where a search finds it alone, the list of those that it finds; none where it finds nothing. */
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
 * Where a code or a phone leads to, however it is typed: each listing that has it, or the list of those that have it.
 * @param here the list that is looked at: what lies there comes first
 * @param phoneAreas the regions whose phones may be searched for
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
