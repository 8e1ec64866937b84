import { describe, expect, it } from '@jest/globals';
import { detailPath, listPath } from '../../lib/domain';
import type { Area, ClosedListing, Kind, Listing } from '../../lib/domain';
import { allPages } from '../fixtures/all-pages';
import { FakeFeed } from '../fixtures/fake-feed';
import { LocalityCache } from './localities';
import { affectedPagesOf } from './affected-pages';
import type { Feed } from '../feed/feed';
import type { PlannedPage } from '../pages/planned-page';
import type { ChangedListing } from './changed-listings';

const AREA: Area = 'dwk';
const KIND: Kind = 'propresi';
const SIZES = { limitRS: 2, limitRR: 2, limitCS: 2, limitCR: 2, limitReview: 2 };
const { house, shown } = FakeFeed;

/** The pages that a change of one listing affects. `naming`: the listings whose pages show it now. */
async function touch(
  now: readonly Listing[],
  changed: Pick<ChangedListing, 'id' | 'shown'> & Partial<Pick<ChangedListing, 'pagesIn'>>,
  naming: readonly string[] = [],
  closedNow: readonly ClosedListing[] = [],
) {
  const feed = new FakeFeed([...now]);
  feed.closedHouses.push(...closedNow);
  const after = await feed.listing(KIND, changed.id);
  const paths = new Set(naming.map((id) => detailPath(AREA, KIND, id)));
  const namesOneOf = (path: string) => paths.has(path);
  const closed = await feed.closed(KIND, changed.id);
  const one = { kind: KIND, after, closed, pagesIn: [], ...changed };
  const localities = new LocalityCache(feed);
  const touched = affectedPagesOf(feed, SIZES, [one], false, namesOneOf, localities);
  return { ...touched, pages: (await allPages(touched)).map(({ path }) => path) };
}

const details = (...ids: readonly string[]): string[] =>
  ids.map((id) => detailPath(AREA, KIND, id));
/** Ten houses with prices so far apart that each page shows only the six nearest. */
const TEN = Array.from({ length: 10 }, (_, n) => house(String(n), 2 ** n * 100));

describe('a change of a price', () => {
  it('touches the listing’s page, its page of the list, and just those that show it or shall', async () => {
    const now = TEN.map((one) => (one._id === '9' ? house('9', 100) : one));
    const { pages, removed, shiftedLists } = await touch(
      now,
      { id: '9', shown: [shown(house('9', 1))] },
      [...['7', '8']],
    );
    // 7 and 8 show it with its old values; 0 to 6 have it among their six nearest now.
    const others = pages.slice(2).sort();
    expect(pages.slice(0, 2)).toEqual([...details('9'), listPath(AREA, 'RS', 5)]);
    expect(others).toEqual(details('0', '1', '2', '3', '4', '5', '6', '7', '8'));
    expect([removed, shiftedLists]).toEqual([[], []]);
  });

  it('requests nothing for the listing’s own pages that came with the change', async () => {
    const feed = new FakeFeed(TEN);
    const requested = await feed.listing(KIND, '9');
    const known = await feed.withPages('9', SIZES);
    const firstOf = async (after: ChangedListing['after'], from: Feed) => {
      const one = { kind: KIND, id: '9', shown: [], after, closed: null, pagesIn: [] };
      const localities = new LocalityCache(from);
      const pages: PlannedPage[] = [];
      const { first } = affectedPagesOf(from, SIZES, [one], false, () => false, localities);
      for await (const page of first) pages.push(page);
      return pages;
    };
    const silent = new Proxy(feed, {
      get: (_, name) => () => Promise.reject(new Error(`${String(name)} is requested`)),
    });
    await expect(firstOf(requested, silent)).rejects.toThrow('is requested');
    const pages = await firstOf(known, silent);
    expect(pages.map(({ path }) => path)).toEqual([...details('9'), listPath(AREA, 'RS', 5)]);
    expect(pages).toEqual(await firstOf(requested, feed));
  });

  it('leaves alone who neither shows it nor shall', async () => {
    const last = house('9', 2 ** 9 * 100);
    const { pages } = await touch(TEN, { id: '9', shown: [shown(last)] });
    // Each of the others has six nearer houses than the most expensive one.
    expect(pages).toEqual([...details('9'), listPath(AREA, 'RS', 5)]);
  });

  it('touches the pages whose median it changes, though they do not show it', async () => {
    const sized = [...TEN.slice(0, 9), house('9', 100)].map((one) => ({
      ...one,
      ...{ propertyType: one._id === '7' ? 'Villa' : 'Flat' },
      ...{ areaSuper: 10, areaSuperUnit: 'sq. ft.' },
    }));
    const feed = new FakeFeed(sized);
    const after = await feed.listing(KIND, '9');
    const one = { kind: KIND, id: '9', shown: [], after, closed: null, pagesIn: [] };
    // The median of the flats was 320. The single villa has none.
    const isOutdated = (path: string, _: ReadonlySet<string>, median: number | null) =>
      median !== (path === details('7')[0] ? null : 320);
    const pages = await allPages(
      affectedPagesOf(
        ...([feed, SIZES, [one], false, isOutdated, new LocalityCache(feed)] as const),
      ),
    );
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(details('8', '9')));
    expect(paths).not.toEqual(expect.arrayContaining(details('7')));
  });

  it('renders no page beyond a list’s last', async () => {
    const feed = new FakeFeed([house('0', 100)]);
    const after = await feed.listing(KIND, '0');
    const late = {
      ...{ kind: KIND, id: '0', shown: [shown(house('0', 100))] },
      ...{ closed: null, pagesIn: [] },
    };
    const changed = after && { ...late, after: { ...after, position: 7 } };
    const touched = affectedPagesOf(
      ...([feed, SIZES, changed ? [changed] : [], false] as const),
      () => false,
      new LocalityCache(feed),
    );
    const pages = await allPages(touched);
    expect(pages.map(({ path }) => path)).toEqual(details('0'));
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

describe('a listing that is sold', () => {
  const sold = (id: string, price: number, pageEnded = false): ClosedListing => ({
    ...house(id, price),
    ...{ stage: 'Closed', closedOn: '2026-01-02', pageEnded },
  });
  const others = [house('0', 100), house('1', 200)];

  it('keeps its page, and leaves its list and the pages that show it', async () => {
    const before = { id: '2', shown: [shown(house('2', 300))], pagesIn: [AREA] };
    const { pages, removed, shiftedLists } = await touch(
      others,
      before,
      ['0', '1'],
      [sold('2', 300)],
    );
    expect(pages).toEqual([...details('2'), listPath(AREA, 'RS', 1), ...details('0', '1')]);
    expect(removed).toEqual([]);
    expect(shiftedLists).toEqual([{ area: AREA, list: 'RS', page: 2 }]);
  });

  it('touches its own page alone when that ends', async () => {
    const ended = { id: '2', shown: [null], pagesIn: [AREA] };
    const { pages, removed } = await touch(others, ended, [], [sold('2', 300, true)]);
    expect([pages, removed]).toEqual([details('2'), []]);
  });

  it('loses its page when it is no longer closed and not on offer', async () => {
    const { pages, removed } = await touch(others, { id: '2', shown: [null], pagesIn: [AREA] });
    expect(pages).toEqual([]);
    expect(removed).toEqual([{ path: detailPath(AREA, KIND, '2'), sitemap: null }]);
  });

  it('has its page renewed when a similar home changes, until it ends', async () => {
    const change = { id: '0', shown: [shown(house('0', 90))] };
    const closedNow = [sold('2', 300), sold('3', 300, true)];
    const { pages } = await touch(others, change, [], closedNow);
    expect(pages).toEqual([...details('0'), listPath(AREA, 'RS', 1), ...details('1', '2')]);
  });
});
