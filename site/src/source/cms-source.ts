import {
  detailCall,
  EDITORIAL,
  LIST_FILTERS,
  listOfListing,
  LISTS,
  medianRate,
  MOST_SIMILAR,
  priceOf,
  ratingOf,
  searchCall,
  SIMILAR_REACH,
  similarListings,
} from '../domain';
import type { AppParameter, Area, Listing, ListingCard, ListKey, Review } from '../domain';
import type { Source } from './types';
import { request, findOne } from './cms-call';

/** The largest page size of the API. */
const MOST = 100;

interface SearchAnswer {
  readonly lists: ListingCard[];
  readonly count: number;
}

/** Published pages have no comparisons of rates: each changes with other listings. */
const search = async (
  area: Area,
  list: ListKey,
  values: Readonly<Record<string, unknown>>,
  offset: number,
  limit: number,
): Promise<SearchAnswer> => {
  const { offsetKey, limitKey } = LISTS[list];
  const body = { values, [offsetKey]: offset, [limitKey]: limit };
  const { lists, count } = await request<SearchAnswer>(searchCall(area, list), body);
  return { lists: lists.map((listing) => ({ ...listing, rateComparison: null })), count };
};

async function parameters(): Promise<AppParameter> {
  const answer = await findOne<{ appParameter: AppParameter }>('/api/AppParameter');
  if (!answer) {
    throw new Error('The CMS has no parameters yet: fill them in in its panel, under Parameters.');
  }
  return answer.appParameter;
}

/** All active listings in the same list and locality as the listing. */
async function neighbours(area: Area, property: Listing, list: ListKey): Promise<ListingCard[]> {
  const values = { localityA: [property.locality] };
  const all: ListingCard[] = [];
  for (let offset = 0; ; offset += MOST) {
    const { lists, count } = await search(area, list, values, offset, MOST);
    all.push(...lists);
    if (offset + MOST >= count) return all;
  }
}

/** The next cheaper and the next more expensive listings in the same list, almost as the publisher finds them. */
async function near(area: Area, property: Listing, list: ListKey): Promise<ListingCard[]> {
  const price = priceOf(property);
  const sides = (['max', 'min'] as const).map(async (by) => {
    const filter = LIST_FILTERS[list].find(
      (one) => one.by === by && one.field?.name === LISTS[list].priceField,
    );
    if (!filter) return [];
    const sorting = by === 'min' ? 'Demand-Low To High' : 'Demand-High To Low';
    const values = { [filter.key]: price, sorting };
    return (await search(area, list, values, 0, SIMILAR_REACH + 1)).lists;
  });
  const all = (await Promise.all(sides)).flat();
  return [...new Map(all.map((one) => [one._id, one] as const)).values()];
}

/** All reviews, newest first. */
async function everyReview(): Promise<Review[]> {
  const all: Review[] = [];
  for (;;) {
    const { reviews, count } = await request<{ reviews: Review[]; count: number }>(
      '/api/ReviewSearch',
      { values: {}, limit: MOST, offset: all.length },
    );
    all.push(...reviews);
    if (reviews.length === 0 || all.length >= count) return all;
  }
}

const EDITORIAL_CALLS = Object.fromEntries(
  Object.values(EDITORIAL).map(({ call, list }) => [
    list,
    async () => (await request<Record<string, unknown>>(`/api/${call}Search`, {}))[list],
  ]),
) as unknown as Omit<Source, 'listPage' | 'listing' | 'reviews'>;

/** A source that reads from the API. Each page fetches again, so that an edit is visible at once. */
export const cmsSource = (): Source => ({
  ...EDITORIAL_CALLS,
  async listPage(area, list, page) {
    const { [LISTS[list].limitKey]: limit } = await parameters();
    const offset = (page - 1) * limit;
    const { lists, count } = await search(area, list, {}, offset, limit);
    return page > 1 && offset >= count ? null : { lists, count, limit };
  },
  async listing(area, kind, id) {
    const property = await findOne<Listing>(detailCall(area, kind, id));
    if (!property) return null;
    const { key } = listOfListing(property);
    const own = await neighbours(area, property, key);
    const others = own.length > MOST_SIMILAR ? [] : await near(area, property, key);
    const similar = similarListings(property, own, others);
    return { property, similar, median: medianRate(property, own) };
  },
  async reviews() {
    const { limitReview: limit } = await parameters();
    const all = await everyReview();
    return { reviews: all.slice(0, limit), count: all.length, limit, rating: ratingOf(all) };
  },
});
