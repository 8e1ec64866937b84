import { searchListings } from '../requests';
import {
  AREAS,
  matchingCodes,
  detailPath,
  EMPTY_SEARCH,
  FIND_TEXT,
  lengthOf,
  LIST_KEYS,
  listHeading,
  listPath,
  LISTS,
  parseMobile,
  REGION_LISTS,
  spokenLine,
  stageText,
  toQuery,
} from '../../../domain';
import type { Action, Area, FoundListing, ListKey } from '../../../domain';
import { hasFields, isRecord, listOf } from '../../../requests/answer-guards';
import { post } from '../../../requests/request';

/** A list of a region. */
export interface ListOf {
  readonly area: Area;
  readonly list: ListKey;
}

/** The page from which somebody searches: its region and its list, if it has them. */
export interface Here {
  readonly area: Area | null;
  readonly list: ListKey | null;
}

/** A result of the search. */
interface Place {
  readonly address: string;
  /** The readable name of the result. */
  readonly text: string;
}

/** The results of a search. */
export interface Found {
  readonly places: readonly Place[];
  readonly isMore: boolean;
}

/** One call of a search; `list` is null if it finds listings of all lists. */
interface Search extends Here {
  readonly ask: (signal: AbortSignal) => Promise<Found>;
}

/** A search for the listings of a list: it finds the page of a single one, or the list of several. */
const inList = ({ area, list }: ListOf, filters: Readonly<Record<string, string>>): Search => ({
  ...{ area, list },
  ask: async (signal) => {
    const state = { search: { ...EMPTY_SEARCH, filters }, page: 1 };
    const { lists, count } = await searchListings(area, list, state, 1, signal);
    const [listing] = lists;
    if (!listing) return { places: [], isMore: false };
    const one = {
      address: detailPath(area, LISTS[list].kind, listing._id),
      text: `${listing.code}: ${spokenLine(listing)}`,
    };
    const several = {
      address: `${listPath(area, list)}?${toQuery(state)}`,
      text: listHeading(area, list, count),
    };
    return { places: [count === 1 ? one : several], isMore: false };
  },
});

const NAMED = hasFields({ listings: listOf(isRecord) });

/** A search for the listings of a region by the name of a project or owner, or by an owner's phone. */
const byName = (area: Area, text: string): Search => ({
  ...{ area, list: null },
  ask: async (signal) => {
    const path = `/api/${area}/ListingFind`;
    const { listings, isMore } = await post<{
      readonly listings: readonly FoundListing[];
      readonly isMore: boolean;
    }>(path, { text }, NAMED, signal);
    const places = listings.map(({ kind, _id, code, title, locality, stage, propertyFor }) => ({
      address: detailPath(area, kind, _id),
      text: `${code}: ${[title, locality, stage !== 'Available' && stageText(stage, propertyFor)]
        .filter(Boolean)
        .join(', ')}`,
    }));
    return { places, isMore };
  },
});

type Can = (action: Action, area: Area) => boolean;

/** The searches for a code or a contact person's phone; none for any other text. */
function exactSearches(text: string, can: Can): readonly Search[] {
  const phone = parseMobile(text);
  if (phone !== null) {
    return REGION_LISTS.filter(({ area }) => can('search listings by phone', area)).map((one) =>
      inList(one, { phone }),
    );
  }
  return matchingCodes(text).flatMap(({ area, kind, code }) =>
    LIST_KEYS.filter((list) => LISTS[list].kind === kind).map((list) =>
      inList({ area, list }, { code }),
    ),
  );
}

/** The searches for a name or an owner's phone; none for a text that is too short. */
const nameSearches = (text: string, can: Can): readonly Search[] =>
  lengthOf(text) < FIND_TEXT.min
    ? []
    : AREAS.filter((area) => can('write listings', area)).map((area) => byName(area, text));

/**
 * Finds listings by a code, a phone in any notation, or a part of the name of a project or owner, in all regions that the
 * user may search.
 * @param here the page, whose results are first
 * @param can the rights of the user
 * @returns null for a text that is too short to be searched @throws ApiError
 */
export async function findByText(
  typed: string,
  here: Here,
  can: Can,
  signal: AbortSignal,
): Promise<Found | null> {
  const text = typed.trim();
  const distance = ({ area, list }: Here): number =>
    Number(area !== here.area) * 2 + Number(here.list !== null && list !== here.list);
  const searches = [...exactSearches(text, can), ...nameSearches(text, can)].sort(
    (a, b) => distance(a) - distance(b),
  );
  if (searches.length === 0) return null;
  const found = await Promise.all(searches.map(({ ask }) => ask(signal)));
  const places = new Map<string, Place>();
  for (const place of found.flatMap((one) => one.places))
    if (!places.has(place.address)) places.set(place.address, place);
  return { places: [...places.values()], isMore: found.some(({ isMore }) => isMore) };
}
