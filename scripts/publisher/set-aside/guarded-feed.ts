import { AREAS, EDITORIAL, isAddressable, LIST_KEYS, LISTS } from '../../lib/domain';
import type {
  Area,
  EditorialName,
  EditorialRecord,
  Kind,
  Listing,
  ListingCard,
  ListKey,
} from '../../lib/domain';
import type {
  Changes,
  ClosedPlace,
  Feed,
  ListingStream,
  ListPage,
  NearListing,
  Order,
  PlacedListing,
  PricePlace,
  ReviewsPage,
} from '../feed/feed';
import type { PageSizes } from '../feed/page-sizes';
import type { SetAside } from './set-aside';

const NO_ADDRESS = 'Its id cannot be the address of a page.';
const NO_LIST = 'It is in no list of a region.';

/** Whether a listing can have a page: its address must be valid. */
export const hasPlace = ({ listing, area, list }: ClosedPlace | PlacedListing): boolean =>
  isAddressable(listing._id) && AREAS.includes(area) && LIST_KEYS.includes(list);

/** A feed without the records that are set aside. It sets aside listings that cannot have a page. */
export class GuardedFeed implements Feed {
  constructor(
    private readonly feed: Feed,
    private readonly setAside: SetAside,
  ) {}

  state = () => this.feed.state();
  appParameter = () => this.feed.appParameter();
  /** Counts all records, including those that are set aside, because the CMS counts and numbers them. */
  count = (area: Area, list: ListKey): Promise<number> => this.feed.count(area, list);

  /** Leaves out the listings whose pages would show a record that is set aside: these are requested one by one. */
  async changes(after: number, most?: number, sizes?: PageSizes): Promise<Changes> {
    const { listings, ...changes } = await this.feed.changes(after, most, sizes);
    const isWhole = ({ pages, ...placed }: PlacedListing): boolean =>
      hasPlace(placed) &&
      [...(pages?.similar ?? []), ...(pages?.page.listings ?? [])].every((card) =>
        this.isShown(LISTS[placed.list].kind, card),
      );
    return { ...changes, listings: listings.filter(isWhole) };
  }

  async listing(kind: Kind, id: string): Promise<PlacedListing | null> {
    if (this.setAside.has({ type: kind, id })) return null;
    const placed = await this.feed.listing(kind, id);
    if (!placed || hasPlace(placed)) return placed;
    const reason = isAddressable(placed.listing._id) ? NO_LIST : NO_ADDRESS;
    this.setAside.add({ type: kind, id }, reason, false);
    return null;
  }

  async closed(kind: Kind, id: string): Promise<ClosedPlace | null> {
    const placed = this.setAside.has({ type: kind, id }) ? null : await this.feed.closed(kind, id);
    return placed && hasPlace(placed) ? placed : null;
  }

  async closedListings(area: Area, list: ListKey, locality?: string) {
    const { count, listings } = await this.feed.closedListings(area, list, locality);
    return { count, listings: this.shownIn(list, listings) };
  }

  async neighbours(area: Area, list: ListKey, locality: string): Promise<readonly ListingCard[]> {
    return this.shownOf(list, await this.feed.neighbours(area, list, locality));
  }

  async listingsById(area: Area, list: ListKey, ids: readonly string[]) {
    return this.shownOf(list, await this.feed.listingsById(area, list, ids));
  }

  async near(place: PricePlace, reach: number): Promise<readonly NearListing[]> {
    return this.shownNear(place.list, await this.feed.near(place, reach));
  }

  async nearClosed(place: PricePlace, reach: number): Promise<readonly NearListing[]> {
    return this.shownNear(place.list, await this.feed.nearClosed(place, reach));
  }

  async listPage(area: Area, list: ListKey, page: number, limit: number): Promise<ListPage> {
    const { count, listings } = await this.feed.listPage(area, list, page, limit);
    return { count, listings: this.shownOf(list, listings) };
  }

  async listings(area: Area, list: ListKey, order: Order): Promise<ListingStream> {
    const { count, listings } = await this.feed.listings(area, list, order);
    return { count, listings: this.shownIn(list, listings) };
  }

  async editorial(type: EditorialName): Promise<readonly EditorialRecord[]> {
    const records = await this.feed.editorial(type);
    return records.filter(({ _id: id }) => !this.setAside.has({ type: EDITORIAL[type].list, id }));
  }

  async reviews(limit: number): Promise<ReviewsPage> {
    const page = await this.feed.reviews(limit);
    const reviews = page.reviews.filter(
      ({ _id: id }) => !this.setAside.has({ type: 'reviews', id }),
    );
    return { ...page, reviews };
  }

  private async *shownIn<L extends Listing>(
    list: ListKey,
    listings: AsyncIterable<L>,
  ): AsyncGenerator<L> {
    for await (const listing of listings)
      if (this.isShown(LISTS[list].kind, listing)) yield listing;
  }

  /** `inLocality` is a lower bound, because the locality may contain records that are set aside. */
  private shownNear(list: ListKey, near: readonly NearListing[]): readonly NearListing[] {
    const hidden = this.setAside.list.length;
    return near
      .filter(({ listing }) => this.isShown(LISTS[list].kind, listing))
      .map(({ listing, inLocality }) => ({ listing, inLocality: inLocality - hidden }));
  }

  private shownOf<L extends ListingCard>(list: ListKey, listings: readonly L[]): readonly L[] {
    return listings.filter((one) => this.isShown(LISTS[list].kind, one));
  }

  private isShown(kind: Kind, { _id }: { readonly _id: string | null }): boolean {
    const key = { type: kind, id: _id ?? '' };
    if (!isAddressable(_id)) this.setAside.add(key, NO_ADDRESS, false);
    return !this.setAside.has(key);
  }
}
