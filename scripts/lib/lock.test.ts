import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withLock } from './lock';
import { useTempFolder } from './temp-folder-fixture';

const folder = useTempFolder();
const locked = <T>(work: () => Promise<T>): Promise<T> =>
  withLock(join(folder(), 'publish.lock'), 'Somebody else does.', work);

describe('a lock', () => {
  it('lets one in at a time, says so to others, and is gone afterwards', async () => {
    const inner = locked(async () => {
      await expect(locked(() => Promise.resolve())).rejects.toThrow('Somebody else does.');
      return 'done';
    });
    expect(await inner).toBe('done');
    expect(await readdir(folder())).toEqual([]);
  });

  it('is gone after a failure', async () => {
    await expect(locked(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await locked(() => Promise.resolve('again'))).toBe('again');
  });

  it.each([
    ['a process that is not there', '4194300 1'],
    ['an earlier process of the same id', `${String(process.pid)} 1`],
  ])('of %s is taken over', async (_, holder) => {
    await writeFile(join(folder(), 'publish.lock'), holder);
    expect(await locked(() => Promise.resolve('mine'))).toBe('mine');
    expect(await readdir(folder())).toEqual([]);
  });

  it('of a dead process goes to one of those who want it', async () => {
    await writeFile(join(folder(), 'publish.lock'), '4194300 1');
    let inside = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        locked(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 20));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
