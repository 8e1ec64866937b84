import { LISTS, MOST_SIMILAR, SIMILAR_REACH } from '../../lib/domain';
import type { Kind } from '../../lib/domain';
import { eachLimited } from '../../lib/each-limited';
import type { Feed, PricePlace } from '../feed/feed';
import type { PlannedPage } from '../pages/planned-page';
import { placeOf } from './changed-listings';
import type { ChangedListing } from './changed-listings';
import { keyOf, placeKey } from './localities';
import type { Locality, LocalityCache } from './localities';

/** The number of concurrent queries to the CMS. */
const QUERIES_AHEAD = 3;

/** The distinct positions of changed listings in the order of prices, before and after the change. */
function pricePlacesOf(changed: readonly ChangedListing[]): readonly PricePlace[] {
  const places = changed.flatMap(({ id, shown, after }) =>
    [...shown, after && placeOf(after)].flatMap((one) =>
      one?.price === undefined ? [] : [{ area: one.area, list: one.list, price: one.price, id }],
    ),
  );
  const byKey = new Map(
    places.map((one) => [keyOf(one.area, one.list, String(one.price), one.id), one] as const),
  );
  return [...byKey.values()];
}

/**
 * The detail pages that may show changed listings of other localities: those within `SIMILAR_REACH` of a place that a
 * changed listing had or has in the order of prices, if their locality has too few listings of its own. Those of closed
 * listings are last.
 */
export async function* nearPages(
  feed: Feed,
  changed: readonly ChangedListing[],
  known: LocalityCache,
): AsyncGenerator<PlannedPage> {
  const own = new Set(changed.map(({ id }) => id));
  const found = new Map<string, { readonly place: Locality; readonly ids: Set<string> }>();
  const closed = new Map<string, Kind>();
  await eachLimited(pricePlacesOf(changed), QUERIES_AHEAD, async (at) => {
    for (const { listing, inLocality } of await feed.nearClosed(at, SIMILAR_REACH))
      if (inLocality < MOST_SIMILAR && !own.has(listing._id))
        closed.set(listing._id, LISTS[at.list].kind);
    for (const { listing, inLocality } of await feed.near(at, SIMILAR_REACH)) {
      if (inLocality > MOST_SIMILAR || own.has(listing._id)) continue;
      const place = { area: at.area, list: at.list, locality: String(listing.locality) };
      const { ids } = found.get(placeKey(place)) ?? { ids: new Set() };
      found.set(placeKey(place), { place, ids: ids.add(listing._id) });
    }
  });
  for (const { place, ids } of found.values()) {
    yield* (await known.plan(place)).planned([...ids]);
  }
  for (const [id, kind] of closed) {
    const placed = await feed.closed(kind, id);
    if (placed) yield await known.planClosed(placed);
  }
}
