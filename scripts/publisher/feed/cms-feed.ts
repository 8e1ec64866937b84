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
  Review,
} from '../../lib/domain';
import type { CmsClient } from '../../lib/cms-client';
import type {
  Changes,
  ClosedPlace,
  ContentState,
  Feed,
  ListingStream,
  ListPage,
  NearListing,
  Order,
  PlacedListing,
  PricePlace,
  ReviewsPage,
} from './feed';
import type { PageSizes } from './page-sizes';

interface FeedPage<L = Listing> {
  readonly listings: readonly L[];
  readonly next: string | null;
  readonly count: number;
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

  changes(after: number, most?: number, sizes?: PageSizes): Promise<Changes> {
    const query = new URLSearchParams({ after: String(after) });
    if (most !== undefined) query.set('limit', String(most));
    if (sizes) for (const list of LIST_KEYS) query.set(list, String(sizes[LISTS[list].limitKey]));
    return this.ask<Changes>('changes', query);
  }

  async count(area: Area, list: ListKey): Promise<number> {
    return (await this.page(area, list, 'newest', { limit: '1' })).count;
  }

  listing(kind: Kind, id: string): Promise<PlacedListing | null> {
    return this.one<PlacedListing>('listing', kind, id);
  }

  closed(kind: Kind, id: string): Promise<ClosedPlace | null> {
    return this.one<ClosedPlace>('closed', kind, id);
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
    return (await this.ask<{ readonly near: readonly NearListing[] }>('near', place)).near;
  }

  private page<L = Listing>(
    area: Area,
    list: ListKey,
    order: Order,
    narrow: Readonly<Record<string, string>>,
  ): Promise<FeedPage<L>> {
    return this.ask<FeedPage<L>>('listings', { area, list, order, ...narrow });
  }

  private async one<T extends PlacedListing | ClosedPlace>(call: string, kind: Kind, id: string) {
    const found = await this.ask<T | { readonly listing: null }>(call, { kind, id });
    return found.listing === null ? null : found;
  }

  private async ask<T>(call: string, query: URLSearchParams | Record<string, string>): Promise<T> {
    const text = new URLSearchParams(query).toString();
    return (await this.cms.get(`/api/publisher/${call}?${text}`)) as T;
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
