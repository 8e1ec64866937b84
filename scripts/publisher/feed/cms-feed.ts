import type { Change } from '../../../cms/src/documents/change-log';
import { EDITORIAL, LIST_KEYS, LISTS, ratingOf } from '../../lib/domain';
import type {
  AppParameter,
  Area,
  ClosedListing,
  EditorialName,
  EditorialRecord,
  Kind,
  Listing,
  ListingCard,
  ListKey,
  Rating,
  Review,
} from '../../lib/domain';

import type { CmsClient } from '../../lib/cms-client';
import type { PageSizes } from './page-sizes';

export type Order = 'newest' | 'locality';

interface FeedPage<L = Listing> {
  readonly listings: readonly L[];
  readonly next: string | null;
  readonly count: number;
}

/** The active listings of one list at one moment: their number, and a stream of all of them. */
export interface ListingStream<L = Listing> {
  readonly count: number;
  readonly listings: AsyncIterable<L>;
}

/** A sold or rented listing and its place. */
export interface ClosedPlace {
  readonly listing: ClosedListing;
  readonly area: Area;
  readonly list: ListKey;
}

/** Some listings of a list, and the number of all its listings. */
export interface ListPage {
  readonly count: number;
  readonly listings: readonly ListingCard[];
}

export interface ReviewsPage {
  readonly reviews: readonly Review[];
  readonly count: number;
  readonly limit: number;
  /** The rating from all reviews; null if there are none. */
  readonly rating: Rating | null;
}

/** What a listing's own page shows beside it, and its page of the list. */
export interface OwnPages {
  readonly similar: readonly ListingCard[];
  readonly median: number | null;
  readonly page: ListPage;
}

/** An active listing and its position: the number of newer listings in its list. */
export interface PlacedListing {
  readonly listing: Listing;
  readonly area: Area;
  readonly list: ListKey;
  readonly position: number;
  /** Its pages, if the CMS has sent them with the change. */
  readonly pages?: OwnPages;
}

/** A position in a list's listings, ordered by price, then `_id`. */
export interface PricePlace {
  readonly area: Area;
  readonly list: ListKey;
  readonly price: number;
  readonly id: string;
}

/** A listing near a position in the order of prices. */
export interface NearListing {
  readonly listing: ListingCard;
  /** The number of listings in its locality and list. Counting stops at one more than the page shows as similar. */
  readonly inLocality: number;
}

export interface ContentState {
  /** The revision of the last committed write. */
  readonly revision: number;
  /** The id of the CMS's database. */
  readonly instance: string;
  /** The change log may lack entries up to this revision; 0 if it is complete. */
  readonly pruned: number;
}

export interface Changes extends ContentState {
  readonly changes: readonly Change[];
  /** The changed listings that are active, if the sizes of pages were given and the listings are few. */
  readonly listings: readonly PlacedListing[];
}

/** All content of the CMS that the rendered pages show. */
export interface Feed {
  state(): Promise<ContentState>;
  /** The writes after a revision. The response may be incomplete, and has at most the `most` first writes. */
  changes(after: number, most?: number, sizes?: PageSizes): Promise<Changes>;
  /** The number of active listings in a list. */
  count(area: Area, list: ListKey): Promise<number>;
  /** A listing by its `_id`; null if it does not exist or is not active. */
  listing(kind: Kind, id: string): Promise<PlacedListing | null>;
  /** A sold or rented listing by its `_id`; null if it is not closed. */
  closed(kind: Kind, id: string): Promise<ClosedPlace | null>;
  /** The sold and rented listings of a list by locality, or of one locality. */
  closedListings(
    area: Area,
    list: ListKey,
    locality?: string,
  ): Promise<ListingStream<ClosedListing>>;
  /** The listings of one locality of a list, oldest first. */
  neighbours(area: Area, list: ListKey, locality: string): Promise<readonly ListingCard[]>;
  /** Active listings of a list by their `_id`s. */
  listingsById(area: Area, list: ListKey, ids: readonly string[]): Promise<readonly Listing[]>;
  /**
   * The listings around a position in the order of prices: at most `reach` before it, the one at it, `reach` after it.
   */
  near(place: PricePlace, reach: number): Promise<readonly NearListing[]>;
  /**
   * The sold and rented listings that have an active one at this position among their own near ones, if their page
   * shows. There may be more.
   */
  nearClosed(place: PricePlace, reach: number): Promise<readonly NearListing[]>;
  /** One page (from 1) of a list, newest first. */
  listPage(area: Area, list: ListKey, page: number, limit: number): Promise<ListPage>;
  listings(area: Area, list: ListKey, order: Order): Promise<ListingStream>;
  appParameter(): Promise<AppParameter>;
  /** All records of an editorial type, by position, then newest. */
  editorial(type: EditorialName): Promise<readonly EditorialRecord[]>;
  /** The first `limit` reviews, newest first, with the count and the rating of all reviews. */
  reviews(limit: number): Promise<ReviewsPage>;
}

/** The query of listings with the fields on cards alone. */
const CARDS = { only: 'cards' };
const STREAM_PAGE_SIZE = 200;
/** The largest page that one response contains. */
const MAX_PAGE_SIZE = 500;
/** The largest page of the call ReviewSearch. */
const MAX_REVIEWS = 100;

/** The listings of a page and those that follow. Requests each page while the caller processes the page before it. */
async function* following<L>(
  first: FeedPage<L>,
  request: (more: { readonly after: string }) => Promise<FeedPage<L>>,
): AsyncGenerator<L> {
  let page = first;
  while (page.next !== null) {
    const ahead = request({ after: page.next });
    // The `await` below throws the error, after the listings of this page. This only prevents an unhandled rejection.
    ahead.catch(() => undefined);
    yield* page.listings;
    page = await ahead;
  }
  yield* page.listings;
}

/** The feed of a running CMS; its requests have the publisher's token. */
export class CmsFeed implements Feed {
  constructor(private readonly cms: CmsClient) {}

  async state(): Promise<ContentState> {
    return (await this.cms.get('/api/publisher/state')) as ContentState;
  }

  async changes(after: number, most?: number, sizes?: PageSizes): Promise<Changes> {
    const query = new URLSearchParams({ after: String(after) });
    if (most !== undefined) query.set('limit', String(most));
    if (sizes) for (const list of LIST_KEYS) query.set(list, String(sizes[LISTS[list].limitKey]));
    return (await this.cms.get(`/api/publisher/changes?${query.toString()}`)) as Changes;
  }

  async count(area: Area, list: ListKey): Promise<number> {
    return (await this.page(area, list, 'newest', { limit: '1' })).count;
  }

  async listing(kind: Kind, id: string): Promise<PlacedListing | null> {
    const query = new URLSearchParams({ kind, id });
    const answer = (await this.cms.get(`/api/publisher/listing?${query.toString()}`)) as
      | PlacedListing
      | { readonly listing: null };
    return answer.listing === null ? null : answer;
  }

  async closed(kind: Kind, id: string): Promise<ClosedPlace | null> {
    const query = new URLSearchParams({ kind, id });
    const answer = (await this.cms.get(`/api/publisher/closed?${query.toString()}`)) as
      | ClosedPlace
      | { readonly listing: null };
    return answer.listing === null ? null : answer;
  }

  closedListings(area: Area, list: ListKey, locality?: string) {
    const narrow = { stage: 'closed', ...(locality !== undefined && { locality }) };
    return this.stream<ClosedListing>(area, list, 'locality', narrow);
  }

  async neighbours(area: Area, list: ListKey, locality: string): Promise<readonly ListingCard[]> {
    const all: ListingCard[] = [];
    const narrow = { locality, limit: String(MAX_PAGE_SIZE), ...CARDS };
    let page = await this.page<ListingCard>(area, list, 'locality', narrow);
    all.push(...page.listings);
    while (page.next !== null) {
      const more = { ...narrow, after: page.next };
      page = await this.page<ListingCard>(area, list, 'locality', more);
      all.push(...page.listings);
    }
    return all;
  }

  async listingsById(area: Area, list: ListKey, ids: readonly string[]) {
    const all: Listing[] = [];
    for (let from = 0; from < ids.length; from += STREAM_PAGE_SIZE) {
      const some = ids.slice(from, from + STREAM_PAGE_SIZE).join();
      all.push(...(await this.page(area, list, 'locality', { ids: some })).listings);
    }
    return all;
  }

  near(place: PricePlace, reach: number) {
    return this.around(place, reach, {});
  }

  nearClosed(place: PricePlace, reach: number) {
    return this.around(place, reach, { stage: 'closed' });
  }

  listPage(area: Area, list: ListKey, page: number, limit: number): Promise<ListPage> {
    const offset = String((page - 1) * limit);
    return this.page<ListingCard>(area, list, 'newest', { limit: String(limit), offset, ...CARDS });
  }

  listings(area: Area, list: ListKey, order: Order): Promise<ListingStream> {
    return this.stream<Listing>(area, list, order, {});
  }

  private async stream<L extends Listing>(
    area: Area,
    list: ListKey,
    order: Order,
    narrow: Readonly<Record<string, string>>,
  ): Promise<ListingStream<L>> {
    const page = (more: Readonly<Record<string, string>>) =>
      this.page<L>(area, list, order, { ...narrow, limit: String(STREAM_PAGE_SIZE), ...more });
    const first = await page({});
    return { count: first.count, listings: following(first, page) };
  }

  private async around(
    { area, list, price, id }: PricePlace,
    reach: number,
    narrow: Readonly<Record<string, string>>,
  ) {
    const place = { area, list, price: String(price), id, reach: String(reach), ...narrow };
    const query = new URLSearchParams(place).toString();
    const answer = await this.cms.get(`/api/publisher/near?${query}`);
    return (answer as { readonly near: readonly NearListing[] }).near;
  }

  private async page<L = Listing>(
    area: Area,
    list: ListKey,
    order: Order,
    narrow: Readonly<Record<string, string>>,
  ): Promise<FeedPage<L>> {
    const query = new URLSearchParams({ area, list, order, ...narrow });
    return (await this.cms.get(`/api/publisher/listings?${query.toString()}`)) as FeedPage<L>;
  }

  async appParameter(): Promise<AppParameter> {
    return ((await this.cms.get('/api/AppParameter')) as { appParameter: AppParameter })
      .appParameter;
  }

  async editorial(type: EditorialName): Promise<readonly EditorialRecord[]> {
    const { call, list } = EDITORIAL[type];
    const answer = (await this.cms.post(`/api/${call}Search`, {})) as Record<
      string,
      EditorialRecord[]
    >;
    return answer[list] ?? [];
  }

  async reviews(limit: number): Promise<ReviewsPage> {
    const all: Review[] = [];
    for (;;) {
      const body = { values: {}, limit: MAX_REVIEWS, offset: all.length };
      const answer = await this.cms.post('/api/ReviewSearch', body);
      const { reviews, count } = answer as { readonly reviews: Review[]; readonly count: number };
      all.push(...reviews);
      if (reviews.length === 0 || all.length >= count) break;
    }
    return { reviews: all.slice(0, limit), count: all.length, limit, rating: ratingOf(all) };
  }
}
