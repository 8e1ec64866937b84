import { LISTS } from '../../lib/domain';
import type { Area, Listing, ListKey } from '../../lib/domain';
import { cardOf } from '../pages/card';
import type { Feed } from '../feed/cms-feed';
import { detailPage } from '../pages/planned-page';

/** So many are held until their turn comes again; of more, each is asked for whenever it is needed. */
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

/** What tells one locality of a list, or one list, from the others. */
export const placeKey = ({ area, list, locality }: Place & Partial<Locality>): string =>
  keyOf(area, list, locality ?? '');

export type LocalityPlan = Awaited<ReturnType<typeof planLocality>>;

/** Of a locality: its active listings, and how the page of each is planned. */
async function planLocality(feed: Feed, { area, list, locality }: Locality) {
  const listings = await feed.neighbours(area, list, locality);
  const cards = listings.map((listing) => cardOf(LISTS[list].kind, listing));
  const planned = (property: Listing) => detailPage(area, list, property, cards);
  return { listings, cards, planned };
}

/** The localities that one renewal needs. */
export class LocalityCache {
  private readonly cached = new Map<string, Promise<LocalityPlan>>();

  constructor(private readonly feed: Feed) {}

  /** Asks ahead for what will be needed, as far as it is held. */
  prefetch(places: readonly Locality[]): void {
    for (const place of places) {
      if (this.cached.size >= MAX_CACHED) return;
      // Seen by whoever needs it.
      this.plan(place).catch(() => undefined);
    }
  }

  plan(place: Locality): Promise<LocalityPlan> {
    const key = placeKey(place);
    const plan = this.cached.get(key) ?? planLocality(this.feed, place);
    if (this.cached.size < MAX_CACHED) this.cached.set(key, plan);
    return plan;
  }
}
