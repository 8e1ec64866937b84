import type { Area, ClosedListing, ListKey } from '../../lib/domain';
import type { ClosedPlace, Feed } from '../feed/feed';
import { planClosed, planDetail } from '../pages/planned-page';
import type { PlannedPage } from '../pages/planned-page';

/** The maximum number of cached localities; any other one is queried each time it is needed. */
const MAX_CACHED = 3;

/** A list of a region. */
export interface Place {
  readonly area: Area;
  readonly list: ListKey;
}

export interface Locality extends Place {
  readonly locality: string;
}

export const keyOf = (...parts: readonly string[]): string => parts.join('\n');

/** The key of a locality of a list, or of a list. */
export const placeKey = ({ area, list, locality }: Place & Partial<Locality>): string =>
  keyOf(area, list, locality ?? '');

type LocalityPlan = Awaited<ReturnType<typeof planLocality>>;

/** The cards of a locality's active listings, the pages of some of them, and the closed ones, requested when needed. */
async function planLocality(feed: Feed, { area, list, locality }: Locality) {
  const cards = await feed.neighbours(area, list, locality);
  async function* planned(ids: readonly string[]): AsyncGenerator<PlannedPage> {
    if (ids.length === 0) return;
    for (const property of await feed.listingsById(area, list, ids))
      yield await planDetail(feed, area, list, property, cards);
  }
  const closed = async (): Promise<readonly ClosedListing[]> => {
    const all: ClosedListing[] = [];
    const found = await feed.closedListings(area, list, locality);
    for await (const one of found.listings) all.push(one);
    return all;
  };
  return { cards, planned, closed };
}

/** The localities that one update needs. */
export class LocalityCache {
  private readonly cached = new Map<string, Promise<LocalityPlan>>();

  constructor(private readonly feed: Feed) {}

  /** Queries needed localities ahead, up to the size of the cache. */
  prefetch(places: readonly Locality[]): void {
    for (const place of places) {
      if (this.cached.size >= MAX_CACHED) return;
      // The later use of the locality throws the error. This only prevents an unhandled rejection.
      this.plan(place).catch(() => undefined);
    }
  }

  /** Plans the page of a sold or rented listing. */
  async planClosed({ area, list, listing }: ClosedPlace): Promise<PlannedPage> {
    const place = { area, list, locality: String(listing.locality) };
    const cards = listing.pageEnded ? [] : (await this.plan(place)).cards;
    return planClosed(this.feed, area, list, listing, cards);
  }

  plan(place: Locality): Promise<LocalityPlan> {
    const key = placeKey(place);
    const plan = this.cached.get(key) ?? planLocality(this.feed, place);
    if (this.cached.size < MAX_CACHED) this.cached.set(key, plan);
    return plan;
  }
}
