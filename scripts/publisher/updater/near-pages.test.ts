import { describe, expect, it } from '@jest/globals';
import { detailPath, SIMILAR_REACH } from '../../lib/domain';
import type { Area, ClosedListing, Kind, Listing } from '../../lib/domain';
import { random } from '../../lib/random';
import { allPages } from '../fixtures/all-pages';
import { FakeFeed } from '../fixtures/fake-feed';
import type { PlannedPage } from '../pages/planned-page';
import { closedPages, detailPages } from '../pages/site-plan';
import type { ListingPlace } from '../release/release-state';
import { affectedPagesOf } from './affected-pages';
import type { ChangedListing } from './changed-listings';
import { LocalityCache } from './localities';

const AREA: Area = 'dwk';
const KIND: Kind = 'propresi';
const SIZES = { limitRS: 2, limitRR: 2, limitCS: 2, limitCR: 2, limitReview: 2 };
const { house, shown } = FakeFeed;
/** The facts of a listing that is not closed. */
const OPEN = { closed: null, pagesIn: [] };
const details = (...ids: readonly string[]): string[] =>
  ids.map((id) => detailPath(AREA, KIND, id));

/** The detail pages that a change of the listing `x` affects; no page shows it yet. */
async function touched(now: readonly Listing[], before: ListingPlace): Promise<string[]> {
  const feed = new FakeFeed([...now]);
  const one = {
    kind: KIND,
    id: 'x',
    shown: [before],
    after: await feed.listing(KIND, 'x'),
    ...OPEN,
  };
  const cache = new LocalityCache(feed);
  const pages = await allPages(affectedPagesOf(feed, SIZES, [one], false, () => false, cache));
  return pages.filter(({ record }) => record !== undefined).map(({ path }) => path);
}

describe('similar listings of other localities', () => {
  // Each house is alone in its locality, except the seven of a large one.
  const alone = Array.from({ length: 60 }, (_, n) =>
    house(String(100 + n), 1000 + n, `Sector ${String(n)}`),
  );
  const large = Array.from({ length: 7 }, (_, n) => house(`large${String(n)}`, 1030, 'Town'));
  const changed = (price: number) => house('x', price, 'Village');
  const around = (price: number) =>
    alone.filter(({ expectedPrice }) => Math.abs((expectedPrice ?? 0) - price) <= 5);

  it('touch those next in price where it was and where it is, and no more', async () => {
    const now = [changed(1050.5), ...alone, ...large];
    const others = await touched(now, shown(changed(1010.5)));
    const expected = [...around(1010.5), ...around(1050.5)].map(({ _id }) => _id);
    expect(others).toEqual(expect.arrayContaining(details('x', ...expected)));
    expect(others.length).toBeLessThanOrEqual(1 + 4 * (SIMILAR_REACH + 1));
    expect(others.filter((path) => path.includes('large'))).toEqual([]);
    expect(others).not.toContain(details('130')[0]);
  });

  it('touch nobody where the place in a log of an earlier version has no price', async () => {
    const { price, ...before } = shown(changed(1010.5));
    expect(price).toBe(1010.5);
    expect(await touched([...alone, ...large], before)).toEqual([]);
  });

  it('make the same pages as a full publish, whatever comes, goes and changes', async () => {
    const next = random('similar');
    const houses = alone.slice(0, 40).map((one) => ({ ...one }));
    const closed: ClosedListing[] = [];
    const feedNow = () => {
      const feed = new FakeFeed([...houses]);
      feed.closedHouses.push(...closed);
      return feed;
    };
    /** The fields of each listing on a page that its card shows in this test. */
    const shownIn = (answers: PlannedPage['answers']) =>
      JSON.stringify(answers, [
        '_id',
        'locality',
        'expectedPrice',
        'property',
        'similar',
        ...Object.keys(answers),
      ]);
    const similarOf = async () => {
      const found = new Map<string, string>();
      for (const pages of [detailPages, closedPages])
        for await (const { path, answers } of pages(feedNow(), AREA, 'RS'))
          found.set(path, shownIn(answers));
      return found;
    };
    const published = await similarOf();
    for (let step = 0; step < 40; step += 1) {
      const batch: ChangedListing[] = [];
      for (let n = next.int(1, 3); n > 0; n -= 1) {
        const id = String(100 + next.int(0, 59));
        if (batch.some((one) => one.id === id)) continue;
        const at = houses.findIndex(({ _id }) => _id === id);
        const before = houses[at] ? shown(houses[at]) : null;
        if (at >= 0) houses.splice(at, 1);
        const known = closed.findIndex(({ _id }) => _id === id);
        if (known >= 0) closed.splice(known, 1);
        const now = house(id, 1000 + next.int(0, 12) * 5, `Sector ${String(next.int(0, 15))}`);
        if (at < 0 || next.chance(0.4)) houses.push(now);
        else if (next.chance(0.8))
          closed.push({ ...now, stage: 'Closed', pageEnded: next.chance(0.2) });
        const pagesIn = published.has(detailPath(AREA, KIND, id)) ? [AREA] : [];
        batch.push({ kind: KIND, id, shown: [before], after: null, closed: null, pagesIn });
      }
      const feed = feedNow();
      const loaded = await Promise.all(
        batch.map(async (one) => ({
          ...one,
          after: await feed.listing(KIND, one.id),
          closed: await feed.closed(KIND, one.id),
        })),
      );
      const names = (path: string, ids: ReadonlySet<string>) =>
        [...ids].some((id) => published.get(path)?.includes(`"${id}"`));
      const cache = new LocalityCache(feed);
      const affected = affectedPagesOf(feed, SIZES, loaded, false, names, cache);
      for (const { path } of affected.removed) published.delete(path);
      for (const { path, record, answers } of await allPages(affected))
        if (record !== undefined) published.set(path, shownIn(answers));
      expect(Object.fromEntries(published)).toEqual(Object.fromEntries(await similarOf()));
    }
  });
});
