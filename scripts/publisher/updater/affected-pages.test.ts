import { describe, expect, it } from '@jest/globals';
import { detailPath, listPath } from '../../lib/domain';
import type { Area, Kind, Listing, ListKey } from '../../lib/domain';
import type { Feed, PlacedListing } from '../feed/cms-feed';
import type { ListingPlace } from '../release/release-state';
import { LocalityCache } from './localities';
import { affectedPagesOf } from './affected-pages';
import type { ChangedListing } from './changed-listings';

const AREA: Area = 'dwk';
const KIND: Kind = 'propresi';
const LIMIT = 2;
const SIZES = {
  limitRS: LIMIT,
  limitRR: LIMIT,
  limitCS: LIMIT,
  limitCR: LIMIT,
  limitReview: LIMIT,
};

interface House {
  readonly id: string;
  readonly list: ListKey;
  readonly locality: string;
  readonly price: number;
}

const listingOf = ({ id, list, locality, price }: House): Listing => ({
  ...{ _id: id, code: `DWK-R-10${id}`, city: 'Dwarka', category: 'Residential', locality },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  ...(list === 'RS'
    ? { propertyFor: 'SALE', expectedPrice: price }
    : { propertyFor: 'RENT', expectedRent: price }),
  ...{ imagePaths: [], images: [] },
});

/** Stands for the CMS, with these houses in the order of their lists. */
class StubFeed {
  constructor(private readonly houses: readonly House[]) {}

  private of(list: ListKey): Listing[] {
    return this.houses.filter((house) => house.list === list).map(listingOf);
  }

  neighbours(_area: Area, list: ListKey, locality: string) {
    return Promise.resolve(this.of(list).filter((listing) => listing.locality === locality));
  }

  listPage(_area: Area, list: ListKey, page: number, limit: number) {
    const all = this.of(list);
    const listings = all.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ count: all.length, listings });
  }

  placed(id: string): PlacedListing | null {
    const house = this.houses.find((one) => one.id === id);
    if (!house) return null;
    const { list } = house;
    const position = this.of(list).findIndex(({ _id }) => _id === id);
    return { listing: listingOf(house), area: AREA, list, position };
  }
}

const shown = ({ id, list, locality }: House): ListingPlace => ({
  ...{ path: detailPath(AREA, KIND, id), area: AREA, list, locality, code: `DWK-R-10${id}` },
});

/** What a change of one listing touches; `naming`: whose pages name it now. */
async function touch(
  now: readonly House[],
  changed: Pick<ChangedListing, 'id' | 'shown'>,
  naming: readonly string[] = [],
) {
  const feed = new StubFeed(now);
  const asFeed = feed as unknown as Feed;
  const after = feed.placed(changed.id);
  const paths = new Set(naming.map((id) => detailPath(AREA, KIND, id)));
  const namesOneOf = (path: string) => paths.has(path);
  const one = { kind: KIND, after, ...changed };
  const touched = affectedPagesOf(
    asFeed,
    SIZES,
    [one],
    false,
    namesOneOf,
    new LocalityCache(asFeed),
  );
  const pages: string[] = [];
  for await (const { path } of touched.pages) pages.push(path);
  return { ...touched, pages };
}

const details = (...ids: readonly string[]): string[] =>
  ids.map((id) => detailPath(AREA, KIND, id));
const house = (id: string, price: number, locality = 'Sector 1', list: ListKey = 'RS'): House => ({
  ...{ id, list, locality, price },
});
/** Ten houses, so far apart that each page shows the six nearest alone. */
const TEN = Array.from({ length: 10 }, (_, n) => house(String(n), 2 ** n * 100));

describe('a change of a price', () => {
  it('touches the listing’s page, its page of the list, and just those that show it or shall', async () => {
    const now = TEN.map((one) => (one.id === '9' ? { ...one, price: 100 } : one));
    const { pages, removed, shiftedLists } = await touch(
      now,
      { id: '9', shown: [shown(house('9', 1))] },
      [...['7', '8']],
    );
    // 7 and 8 show it as it was; 0 to 6 have it among their six nearest now.
    const others = pages.slice(2).sort();
    expect(pages.slice(0, 2)).toEqual([...details('9'), listPath(AREA, 'RS', 5)]);
    expect(others).toEqual(details('0', '1', '2', '3', '4', '5', '6', '7', '8'));
    expect([removed, shiftedLists]).toEqual([[], []]);
  });

  it('leaves alone who neither shows it nor shall', async () => {
    const last = house('9', 2 ** 9 * 100);
    const { pages } = await touch(TEN, { id: '9', shown: [shown(last)] });
    // Six are nearer to each of the others than the dearest by far.
    expect(pages).toEqual([...details('9'), listPath(AREA, 'RS', 5)]);
  });

  it('renders no page beyond a list’s last', async () => {
    const feed = [house('0', 100)];
    const stub = new StubFeed(feed);
    const after = stub.placed('0');
    const late = { kind: KIND, id: '0', shown: [shown(house('0', 100))] };
    const changed = after && { ...late, after: { ...after, position: 7 } };
    const touched = affectedPagesOf(
      ...([stub as unknown as Feed, SIZES, changed ? [changed] : [], false] as const),
      () => false,
      new LocalityCache(stub as unknown as Feed),
    );
    const pages: string[] = [];
    for await (const { path } of touched.pages) pages.push(path);
    expect(pages).toEqual(details('0'));
  });
});

describe('a listing that moves', () => {
  it('to another list touches the first pages of both, whose further ones follow', async () => {
    const now = [
      house('a', 50, 'Sector 1', 'RR'),
      house('b', 100),
      house('c', 60, 'Sector 1', 'RR'),
    ];
    const { pages, removed, shiftedLists } = await touch(
      now,
      { id: 'a', shown: [shown(house('a', 99))] },
      ['b'],
    );
    expect(pages.slice(0, 3)).toEqual([
      ...[...details('a'), listPath(AREA, 'RS'), listPath(AREA, 'RR')],
    ]);
    expect(pages.slice(3).sort()).toEqual(details('b', 'c'));
    expect(removed).toEqual([]);
    expect(shiftedLists.map(({ list, page }) => [list, page])).toEqual([
      ...[
        ['RS', 2],
        ['RR', 2],
      ],
    ]);
  });

  it('to another locality touches the neighbours that it leaves and those that it gets', async () => {
    const now = [house('a', 50, 'Sector 2'), house('b', 100), house('c', 60, 'Sector 2')];
    const { pages, shiftedLists } = await touch(now, { id: 'a', shown: [shown(house('a', 50))] }, [
      'b',
    ]);
    expect(pages).toEqual([...details('a'), listPath(AREA, 'RS', 1), ...details('b', 'c')]);
    expect(shiftedLists).toEqual([]);
  });
});

describe('a listing that is removed', () => {
  it('is taken away, from its neighbours and its list too', async () => {
    const before = shown(house('a', 50));
    const { pages, removed, shiftedLists } = await touch(
      [house('b', 100)],
      { id: 'a', shown: [before] },
      ['b'],
    );
    expect(removed).toEqual([{ path: before.path, sitemap: 'sitemap-dwk-propresi-1.xml' }]);
    expect(pages).toEqual([listPath(AREA, 'RS'), ...details('b')]);
    expect(shiftedLists.map(({ list }) => list)).toEqual(['RS']);
  });

  it('is removed again where its removal was cut off', async () => {
    const shownThen = [shown(house('a', 50)), null];
    const { pages, removed, shiftedLists } = await touch(
      [house('b', 100)],
      { id: 'a', shown: shownThen },
      ['b'],
    );
    expect(removed).toHaveLength(1);
    expect(pages).toEqual([listPath(AREA, 'RS'), ...details('b')]);
    expect(shiftedLists).toHaveLength(1);
  });
});

describe('a new listing', () => {
  it.each([
    ['at first', [null]],
    ['where its own page was written before the work was cut off', [null, shown(house('a', 50))]],
  ])('shifts its list %s', async (_, shownThen) => {
    const now = [house('a', 50), house('b', 100), house('c', 60)];
    const { pages, shiftedLists } = await touch(now, { id: 'a', shown: shownThen });
    expect(pages).toEqual([...details('a'), listPath(AREA, 'RS'), ...details('b', 'c')]);
    expect(shiftedLists).toEqual([{ area: AREA, list: 'RS', page: 2 }]);
  });
});
