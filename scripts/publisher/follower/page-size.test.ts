import { describe, expect, it } from '@jest/globals';
import { foldersOf } from '../../lib/folders';
import { saveAndAnnounceState } from '../release/release-state';
import type { Follower } from './follower';
import { detail, LIST, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';
import { FakeFeed } from '../fixtures/fake-feed';

const site = useSiteFixture();

/** The ids of the houses on each page of the list. */
async function listed(): Promise<string[][]> {
  const pages: string[][] = [];
  for (let page = 1; ; page += 1) {
    const html = await site()
      .pageOf(page === 1 ? LIST : `${LIST}/${String(page)}`)
      .catch(() => undefined);
    if (html === undefined) return pages;
    pages.push([...html.matchAll(/"_id":"(\d+)"/g)].map(([, id = '']) => id));
  }
}

const place = { area: 'dwk', list: 'RS', locality: 'Sector 1', code: 'DWK-R-106' } as const;

/** Writes another page size, an edit and a new listing. Resolves when the pages show the edit and the listing. */
async function changeSize(publisher: Follower): Promise<void> {
  const { feed } = site();
  feed.limit = 3;
  feed.write('app-parameter', 'p');
  site().edit('3', 333);
  feed.houses.unshift(FakeFeed.house('6', 6));
  feed.write('propresi', '6', [null, place]);
  await wakeUntil(
    publisher,
    () => publisher.status.pages === 3 && publisher.status.shiftedLists === 0,
  );
}
const BY_TWO = [
  ['6', '1'],
  ['2', '3'],
  ['4', '5'],
];

describe('a change of a page size', () => {
  it('leaves every listing on just one page of its list until the build is done', async () => {
    const publisher = await site().start();
    const letBuild = site().holdBuild();
    site().made = { bundle: 'two' };
    await changeSize(publisher);
    expect(publisher.status).toMatchObject({ release: 1, revision: 0, running: 'build' });
    expect(await site().pageOf(detail('3'))).toContain('333');
    expect(await listed()).toEqual(BY_TWO);
    letBuild();
    await until(() => publisher.status.release === 2 && publisher.status.revision === 3);
    expect(await listed()).toEqual([
      ['6', '1', '2'],
      ['3', '4', '5'],
    ]);
  });

  it('changes nothing while its build fails, also for a publisher that starts anew, and for its reconciliation', async () => {
    const first = await site().start();
    site().made = { error: 'The build is broken.' };
    await changeSize(first);
    await site().stop();
    const state = await site().state();
    saveAndAnnounceState(foldersOf(site().env.dataDir).current, {
      ...state,
      reconciledAt: '2026-01-01T00:00:00.000Z',
    });
    const publisher = await site().start(false);
    await until(() => publisher.status.lastSweep !== null);
    expect(publisher.status.lastSweep).toMatchObject({ mended: 0, error: null });
    site().edit('5', 555);
    await wakeUntil(publisher, () => publisher.status.pages === 4);
    expect(await listed()).toEqual(BY_TWO);
  });
});
