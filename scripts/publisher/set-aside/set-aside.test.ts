import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Listing } from '../../lib/domain';
import { foldersOf } from '../../lib/folders';
import { describeStatus } from '../../publish/describe-status';
import { FakeFeed } from '../fixtures/fake-feed';
import { detail, LIST, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();
const { house } = FakeFeed;

/** Ids that only a row can have that was written without the write rules. */
const ODD_IDS = ['../../../x', '', '.', '..', 'a/b', '%2e%2e', 'x'.repeat(300)];
const broken = (id: string, price: number, how = 'UNRENDERABLE'): Listing => ({
  ...house(id, price),
  description: how,
});

/** Ends every wait before a retry: each reading of the clock is this much later. */
function waitForRetry(): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 11_000));
}
afterEach(() => {
  jest.restoreAllMocks();
});

function replaceHouse(id: string, by: Listing): void {
  const { houses } = site().feed;
  houses[houses.findIndex(({ _id }) => _id === id)] = by;
}

describe('a listing whose id is no address', () => {
  it.each(ODD_IDS)('is set aside, and everything else goes on: %p', async (odd) => {
    const publisher = await site().start();
    site().feed.houses.push(house(odd, 6));
    site().feed.write('propresi', odd, [
      null,
      { area: 'dwk', list: 'RS', locality: 'Sector 1', code: 'DWK-R-1009' },
    ]);
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.revision === 2);
    await until(() => publisher.status.shiftedLists === 0);
    const { error, setAside } = publisher.status;
    expect(error).toBeNull();
    expect(setAside).toMatchObject({ count: 1, records: [{ type: 'propresi', id: odd }] });
    expect(describeStatus(await publisher.report())).toContain(`propresi "${odd}" since`);
    expect(await site().pageOf(detail('3'))).toContain('333');
    for (const path of [LIST, `${LIST}/3`, detail('5')])
      expect(await site().pageOf(path)).not.toContain(`"_id":"${odd}"`);
  });

  it('does not keep the site from being published whole', async () => {
    for (const odd of ODD_IDS) site().feed.houses.push(house(odd, 6));
    await site().publish('two');
    expect(await site().pageOf(detail('5'))).toContain('two');
    expect((await site().state()).setAside).toHaveLength(ODD_IDS.length);
  });

  it('is published as soon as its row has an id, without a word of it in the change log', async () => {
    site().feed.houses.push(house('../x', 6));
    await site().publish('two');
    const publisher = await site().start();
    replaceHouse('../x', house('6', 6));
    await wakeUntil(publisher, () => publisher.status.running === 'nothing');
    waitForRetry();
    await until(() => publisher.status.setAside.count === 0);
    await until(() => publisher.status.lastSweep !== null);
    expect(await site().pageOf(detail('6'))).toContain('"_id":"6"');
    expect(await site().pageOf(`${LIST}/3`)).toContain('"_id":"6"');
  });

  it('is forgotten when its row is gone', async () => {
    site().feed.houses.push(house('../x', 6));
    await site().publish('two');
    site().feed.houses.pop();
    const publisher = await site().start();
    waitForRetry();
    await wakeUntil(publisher, () => publisher.status.setAside.count === 0);
    expect(publisher.status.error).toBeNull();
  });
});

describe('a listing that cannot be rendered', () => {
  it.each([
    ['throws', 'UNRENDERABLE'],
    ['ends the process', 'DEADLY'],
  ])('is left out of all pages, and everything else goes on: it %s', async (_, how) => {
    const publisher = await site().start();
    replaceHouse('4', broken('4', 4, how));
    site().feed.write('propresi', '4');
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.revision === 2);
    await until(() => publisher.status.shiftedLists === 0);
    expect(publisher.status.error).toBeNull();
    expect(publisher.status.setAside.records).toMatchObject([{ type: 'propresi', id: '4' }]);
    expect(await site().pageOf(detail('3'))).toContain('333');
    await expect(site().pageOf(detail('4'))).rejects.toThrow('ENOENT');
    for (const path of [LIST, `${LIST}/2`, detail('1'), detail('5')])
      expect(await site().pageOf(path)).not.toContain('"_id":"4"');
  });

  it.each(['UNRENDERABLE', 'DEADLY'])(
    'does not keep the site from being published whole: %s',
    async (how) => {
      replaceHouse('4', broken('4', 4, how));
      await site().publish('two');
      expect(await site().pageOf(detail('5'))).toContain('two');
      expect(await site().pageOf(detail('1'))).not.toContain('"_id":"4"');
      expect(await site().pageOf(`${LIST}/2`)).not.toContain('"_id":"4"');
      expect((await site().state()).setAside).toMatchObject([{ type: 'propresi', id: '4' }]);
      expect(await site().served('sitemap-dwk-propresi-0.xml')).not.toContain(detail('4'));
    },
  );

  it.each(['by an edit', 'by the code alone'])(
    'is published once it is corrected %s',
    async (how) => {
      replaceHouse('4', broken('4', 4));
      await site().publish('two');
      const publisher = await site().start();
      await wakeUntil(publisher, () => publisher.status.running === 'nothing');
      replaceHouse('4', house('4', 444));
      if (how === 'by an edit') {
        site().feed.write('propresi', '4');
        publisher.wake();
      } else waitForRetry();
      await until(async () => {
        const { setAside, shiftedLists } = await site().state();
        return setAside?.length === 0 && shiftedLists.length === 0;
      });
      for (const path of [detail('4'), `${LIST}/2`, detail('1')])
        expect(await site().pageOf(path)).toContain('444');
    },
  );

  it('keeps no other change waiting while it is tried again and never ends', async () => {
    const log = () => readFile(join(foldersOf(site().env.dataDir).logs, 'publish.log'), 'utf8');
    replaceHouse('4', broken('4', 4));
    await site().publish('two');
    const publisher = await site().start();
    await wakeUntil(publisher, () => publisher.status.running === 'nothing');
    replaceHouse('4', broken('4', 4, 'ENDLESS'));
    waitForRetry();
    await until(async () => (await log()).includes('A page never ends.'));
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.pages === 1);
    expect(await site().pageOf(detail('3'))).toContain('333');
    expect(await log()).not.toContain('its render process has ended');
    expect(publisher.status.setAside.records).toMatchObject([{ type: 'propresi', id: '4' }]);
  });

  it('fails the build where there are too many: that is the code’s fault', async () => {
    for (let id = 10; id < 40; id += 1) site().feed.houses.push(broken(String(id), id));
    site().made = { bundle: 'two' };
    const publisher = await site().open();
    await expect(publisher.finish()).rejects.toThrow('listings cannot be rendered');
    expect(await site().pageOf(detail('1'))).toContain('one');
  });
});
