import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { filesOfPage } from '../release/page-files';
import { isOutdatedPage, loadChangedListings } from './changed-listings';

const folder = useTempFolder();

describe('changed listings', () => {
  it('are all requested, one after the other, because searches wait behind them', async () => {
    let [now, most] = [0, 0];
    const feed = {
      closed: () => Promise.resolve(null),
      listing: async () => {
        now += 1;
        most = Math.max(most, now);
        await nextTurn();
        now -= 1;
        return null;
      },
    };
    const updates = Array.from({ length: 100 }, (_, at) => ({
      kind: 'propresi' as const,
      id: String(at),
      shown: [],
    }));
    const changed = await loadChangedListings(folder(), feed, updates);
    expect(new Set(changed.map(({ id }) => id)).size).toBe(100);
    expect(most).toBe(1);
  });
});

describe('a published page', () => {
  it.each([
    ['that shows a changed listing', 'other', 3.2, true],
    ['with another median', 'none', 3, true],
    ['with a median that it shall not have', 'none', null, true],
    ['that is as it shall be', 'none', 3.2, false],
  ])('%s is outdated: %#', async (_, id, median, isOutdated) => {
    const file = join(folder(), filesOfPage('/dwk/x').pageData);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '{"similar":["other"],"median":3.2,"map":""}');
    expect(isOutdatedPage(folder(), '/dwk/x', new Set([id]), median)).toBe(isOutdated);
    expect(isOutdatedPage(folder(), '/dwk/y', new Set([id]), median)).toBe(false);
  });
});
