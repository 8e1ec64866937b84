import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { foldersOf } from '../../lib/folders';
import { filesOfPage } from '../release/page-files';
import { saveAndAnnounceState } from '../release/release-state';
import { detail, LIST, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();

describe('a listing that is written twice before the publisher looks', () => {
  const place = { area: 'dwk', list: 'RS', locality: 'Sector 1', code: 'DWK-R-102' } as const;

  it('is right on pages that were rendered between the two', async () => {
    const whole = await Promise.all(
      [LIST, `${LIST}/2`, detail('3')].map((path) => site().pageOf(path)),
    );
    // House 2 is missing while an edit of house 4 updates its list page. Then house 2 is back.
    const [gone] = site().feed.houses.splice(1, 1);
    if (!gone) throw new Error('there is no second house');
    site().feed.write('propresi', '4');
    const publisher = await site().start();
    await until(() => publisher.status.revision === 1);
    expect(await site().pageOf(`${LIST}/2`)).not.toContain('"_id":"3"');
    site().feed.houses.splice(1, 0, gone);
    site().feed.write('propresi', '2', [place, null]);
    site().feed.write('propresi', '2', [null, place]);
    await wakeUntil(
      publisher,
      () => publisher.status.revision === 3 && publisher.status.shiftedLists === 0,
    );
    await until(() => publisher.status.running === 'nothing');
    expect(
      await Promise.all([LIST, `${LIST}/2`, detail('3')].map((path) => site().pageOf(path))),
    ).toEqual(whole);
  });
});

describe('what an import changes', () => {
  it('is one update, in which each page is rendered once', async () => {
    const { feed } = site();
    for (let n = 1; n <= 1200; n += 1) site().edit(String((n % 5) + 1), n);
    const publisher = await site().start();
    const asked = jest.spyOn(feed, 'neighbours');
    await wakeUntil(publisher, () => publisher.status.revision === 1200);
    expect(await site().pageOf(detail('1'))).toContain('1200');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('how far the pages are', () => {
  it('is said as soon as it can be written down', async () => {
    const { current } = foldersOf(site().env.dataDir);
    const said = join(current, 'published.json');
    const publisher = await site().start();
    await rm(said);
    await mkdir(said);
    site().edit('1', 111);
    await wakeUntil(publisher, () => publisher.status.error !== null);
    await rm(said, { recursive: true });
    await wakeUntil(publisher, () => publisher.status.error === null);
    expect(JSON.parse(await site().served('published.json'))).toMatchObject({ revision: 1 });
  });
});

describe('a renewal that was cut off', () => {
  /** Leaves the detail page of house 2 half written, as a publisher does that is killed during the update. */
  async function cutOff(): Promise<string> {
    const { current } = foldersOf(site().env.dataDir);
    const state = await site().state();
    const inProgress = [{ kind: 'propresi', id: '2', shown: [] }] as const;
    saveAndAnnounceState(current, { ...state, inProgress });
    const whole = await site().pageOf(detail('2'));
    await writeFile(join(current, filesOfPage(detail('2')).html), 'Half a pa');
    return whole;
  }
  const isForgotten = async (): Promise<boolean> => (await site().state()).inProgress.length === 0;

  it('is done again though nothing is written', async () => {
    const whole = await cutOff();
    await site().start();
    await until(isForgotten);
    expect(await site().pageOf(detail('2'))).toBe(whole);
  });

  it('is done again together with what else is written', async () => {
    await cutOff();
    site().edit('5', 555);
    const publisher = await site().start();
    await until(() => publisher.status.revision === 1);
    expect(await site().pageOf(detail('2'))).toContain('"_id":"2"');
    expect(await site().pageOf(detail('5'))).toContain('555');
    expect(await isForgotten()).toBe(true);
  });
});
