import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { loadChangedListings } from './changed-listings';

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
