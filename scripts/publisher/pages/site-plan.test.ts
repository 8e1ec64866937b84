import { describe, expect, it } from '@jest/globals';
import { AREAS, REGION_LISTS, regionPath } from '../../lib/domain';
import type { Area, ClosedListing, Listing, ListKey } from '../../lib/domain';
import type { Order, PricePlace } from '../feed/feed';
import { pagesOf } from './planned-page';
import type { PlannedPage } from './planned-page';
import { closedPages, detailPages, listPages, planSite } from './site-plan';
import type { PlanFeed } from './site-plan';

const listing = (id: string, locality: string, expectedPrice: number): Listing => ({
  _id: id,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: `2026-02-0${id.slice(-1)}T00:00:00.000Z`,
  code: id,
  city: 'Dwarka',
  imagePaths: [],
  images: [],
  category: 'Residential',
  propertyFor: 'SALE',
  locality,
  expectedPrice,
  description: 'Only on its own page',
});

const inDwarka = [
  listing('h1', 'Sector 2', 100),
  listing('h2', 'Sector 2', 300),
  listing('h3', 'Sector 2', 110),
  listing('h4', 'Sector 10', 105),
];

const SIZES = { limitRS: 2, limitRR: 2, limitCS: 2, limitCR: 2, limitReview: 5 };

/** A stub of the CMS: one list has listings, all others are empty. */
class StubFeed implements PlanFeed {
  readonly orders: Order[] = [];

  constructor(
    private readonly stored: readonly Listing[],
    private readonly promised = stored.length,
    private readonly closed: readonly ClosedListing[] = [],
  ) {}

  private of(area: Area, list: ListKey): readonly Listing[] {
    return area === REGION_LISTS[0]?.area && list === 'RS' ? this.stored : [];
  }

  count(area: Area, list: ListKey) {
    return Promise.resolve(this.of(area, list).length);
  }

  listings(area: Area, list: ListKey, order: Order) {
    this.orders.push(order);
    const listings = this.of(area, list);
    async function* stream(): AsyncGenerator<Listing> {
      for (const one of listings) yield await Promise.resolve(one);
    }
    return Promise.resolve({ count: listings.length && this.promised, listings: stream() });
  }

  closedListings(area: Area, list: ListKey) {
    const all = area === REGION_LISTS[0]?.area && list === 'RS' ? this.closed : [];
    async function* stream(): AsyncGenerator<ClosedListing> {
      for (const one of all) yield await Promise.resolve(one);
    }
    return Promise.resolve({ count: all.length, listings: stream() });
  }

  neighbours = (area: Area, list: ListKey, locality: string) =>
    Promise.resolve(this.of(area, list).filter((one) => one.locality === locality));

  near = ({ area, list }: PricePlace) =>
    Promise.resolve(this.of(area, list).map((one) => ({ listing: one, inLocality: 1 })));
  editorial = () => Promise.resolve([]);
  reviews = (limit: number) => Promise.resolve({ reviews: [], count: 0, limit, rating: null });
}

const all = async (pages: AsyncIterable<PlannedPage>): Promise<PlannedPage[]> => {
  const list: PlannedPage[] = [];
  for await (const page of pages) list.push(page);
  return list;
};
const idsIn = (answer: unknown): string[] => (answer as { _id: string }[]).map(({ _id }) => _id);

describe('pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [100, 10],
  ])('%i listings make %i, ten to a page', (count, pages) => {
    expect(pagesOf(count, 10)).toBe(pages);
  });

  it('answer their own page alone, newest first, with the latest change of what they show', async () => {
    const feed = new StubFeed(inDwarka.slice(0, 3));
    const pages = await all(listPages(feed, 'dwk', 'RS', 2));
    expect(feed.orders).toEqual(['newest']);
    expect(pages.map(({ path, lastModified }) => [path, lastModified])).toEqual([
      ['/dwk/propresi/PropResiSaleSearchList', '2026-02-02T00:00:00.000Z'],
      ['/dwk/propresi/PropResiSaleSearchList/2', '2026-02-03T00:00:00.000Z'],
    ]);
    expect(Object.keys(pages[1]?.answers ?? {})).toEqual(['listPage(dwk,RS,2)']);
    const second = pages[1]?.answers['listPage(dwk,RS,2)'] as { lists: Listing[] };
    expect(second).toMatchObject({ count: 3, limit: 2 });
    expect(idsIn(second.lists)).toEqual(['h3']);
    expect(second.lists[0]).not.toHaveProperty('description');
  });

  it('are as many as were promised, also where listings went while they were read', async () => {
    const pages = await all(listPages(new StubFeed(inDwarka.slice(0, 2), 5), 'dwk', 'RS', 2));
    expect(pages).toHaveLength(3);
    expect(pages[2]?.answers['listPage(dwk,RS,3)']).toEqual({ lists: [], count: 5, limit: 2 });
  });

  it('are one where there is no listing', async () => {
    const pages = await all(listPages(new StubFeed([]), 'dwk', 'RS', 2));
    expect(pages.map(({ lastModified }) => lastModified)).toEqual([null]);
  });
});

describe('details', () => {
  it('bring the listing whole, what is near it in its own locality, then of others', async () => {
    const feed = new StubFeed(inDwarka);
    const pages = await all(detailPages(feed, 'dwk', 'RS'));
    expect(feed.orders).toEqual(['locality']);
    expect(pages.map(({ path }) => path)).toEqual(
      ['h1', 'h2', 'h3', 'h4'].map((id) => `/dwk/propresi/PropResiDetail/${id}`),
    );
    const first = pages[0]?.answers['listing(dwk,propresi,h1)'] as {
      property: Listing;
      similar: Listing[];
    };
    expect(first.property).toEqual(inDwarka[0]);
    expect(idsIn(first.similar)).toEqual(['h3', 'h2', 'h4']);
    expect(first.similar[0]).not.toHaveProperty('description');
    expect(pages[3]?.answers['listing(dwk,propresi,h4)']).toMatchObject({
      similar: [{ _id: 'h3' }, { _id: 'h1' }, { _id: 'h2' }],
    });
  });
});

describe('closed pages', () => {
  const closedOne = (id: string, pageEnded: boolean): ClosedListing => ({
    ...listing(id, 'Sector 2', 120),
    ...{ stage: 'Closed', closedOn: '2026-02-01', phoneOfContactPerson: '9100000001' },
    ...{ priceHistory: [{ on: '2026-01-01', amount: 120 }], pageEnded },
  });
  const feed = new StubFeed(inDwarka, inDwarka.length, [
    closedOne('h5', false),
    closedOne('h6', true),
  ]);

  it('bring no offer and similar homes, those of the locality first, and then the way to it alone', async () => {
    const pages = await all(closedPages(feed, 'dwk', 'RS'));
    expect(pages.map(({ isUnlisted, record }) => [record, isUnlisted])).toEqual([
      ['h5', true],
      ['h6', true],
    ]);
    const shown = pages[0]?.answers['listing(dwk,propresi,h5)'] as {
      property: Listing;
      similar: Listing[];
    };
    expect(shown.property).toMatchObject({
      ...{ stage: 'Closed', closedOn: '2026-02-01', description: 'Only on its own page' },
      ...{ expectedPrice: null, phoneOfContactPerson: null, reduction: null, priceHistory: [] },
    });
    expect(shown.property).not.toHaveProperty('pageEnded');
    expect(idsIn(shown.similar)).toEqual(['h3', 'h1', 'h2', 'h4']);
    expect(pages[1]?.answers).toEqual({
      'listing(dwk,propresi,h6)': { property: null, list: 'RS', locality: 'Sector 2' },
    });
  });

  it('are counted among the pages of the site', async () => {
    const { total, pages } = await planSite(feed, SIZES);
    expect(await all(pages)).toHaveLength(total);
  });
});

describe('the whole site', () => {
  it('has as many pages as it says: details, then lists, then what leads to them', async () => {
    const { total, pages } = await planSite(new StubFeed(inDwarka), SIZES);
    const paths = (await all(pages)).map(({ path }) => path);
    expect(paths).toHaveLength(total);
    expect(new Set(paths).size).toBe(total);
    expect(paths.slice(0, 4).every((path) => path.includes('Detail'))).toBe(true);
    const last = [...AREAS.map(regionPath), '/'];
    expect(paths.slice(4, -last.length).every((path) => path.includes('SearchList'))).toBe(true);
    expect(paths.slice(-last.length)).toEqual(last);
  });
});
