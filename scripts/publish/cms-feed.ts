import type { AppParameter, Area, Award, Listing, ListKey, Overview, Review } from '../lib/domain';
import type { CmsClient } from '../lib/cms-client';

export type Order = 'newest' | 'locality';

interface FeedPage {
  readonly listings: readonly Listing[];
  readonly next: string | null;
  readonly count: number;
}

/** The active listings of one list at one moment: how many there are, and all of them as a stream. */
export interface ListingStream {
  readonly count: number;
  readonly listings: AsyncIterable<Listing>;
}

/** How many listings a list has, and the `_id` of its newest one. */
export interface Glance {
  readonly count: number;
  readonly newest: string | null;
}

export interface ReviewsAnswer {
  readonly reviews: readonly Review[];
  readonly count: number;
  readonly limit: number;
}

/** Everything of the CMS that pages of listings show. */
export interface Feed {
  revision(): Promise<number>;
  glance(area: Area, list: ListKey): Promise<Glance>;
  listings(area: Area, list: ListKey, order: Order): Promise<ListingStream>;
  appParameter(): Promise<AppParameter>;
  overviews(): Promise<readonly Overview[]>;
  awards(): Promise<readonly Award[]>;
  /** The first `limit` reviews, newest first. */
  reviews(limit: number): Promise<ReviewsAnswer>;
}

const PAGE = 200;

/** The feed of a running CMS, asked with the publisher's token. */
export class CmsFeed implements Feed {
  constructor(private readonly cms: CmsClient) {}

  async revision(): Promise<number> {
    return ((await this.cms.get('/api/publisher/state')) as { revision: number }).revision;
  }

  async glance(area: Area, list: ListKey): Promise<Glance> {
    const { count, listings } = await this.page(area, list, 'newest', 1);
    return { count, newest: listings[0]?._id ?? null };
  }

  async listings(area: Area, list: ListKey, order: Order): Promise<ListingStream> {
    const first = await this.page(area, list, order, PAGE);
    return { count: first.count, listings: this.following(first, area, list, order) };
  }

  /** Each page is asked for while the one before is worked off. */
  private async *following(
    first: FeedPage,
    area: Area,
    list: ListKey,
    order: Order,
  ): AsyncGenerator<Listing> {
    let page = first;
    while (page.next !== null) {
      const ahead = this.page(area, list, order, PAGE, page.next);
      // Seen when it is awaited, after the listings at hand.
      ahead.catch(() => undefined);
      yield* page.listings;
      page = await ahead;
    }
    yield* page.listings;
  }

  private async page(
    area: Area,
    list: ListKey,
    order: Order,
    limit: number,
    after?: string,
  ): Promise<FeedPage> {
    const query = new URLSearchParams({ area, list, order, limit: String(limit) });
    if (after !== undefined) query.set('after', after);
    return (await this.cms.get(`/api/publisher/listings?${query.toString()}`)) as FeedPage;
  }

  async appParameter(): Promise<AppParameter> {
    return ((await this.cms.get('/api/AppParameter')) as { appParameter: AppParameter })
      .appParameter;
  }

  async overviews(): Promise<readonly Overview[]> {
    return ((await this.cms.post('/api/PropOverviewSearch', {})) as { overviews: Overview[] })
      .overviews;
  }

  async awards(): Promise<readonly Award[]> {
    return ((await this.cms.post('/api/AwardSearch', {})) as { awards: Award[] }).awards;
  }

  async reviews(limit: number): Promise<ReviewsAnswer> {
    const body = { values: {}, limit, offset: 0 };
    return (await this.cms.post('/api/ReviewSearch', body)) as ReviewsAnswer;
  }
}
