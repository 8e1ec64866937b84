import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { untilFinished } from './working-folders';

let site: string;

/** Stands for a run of Gatsby: answers what it found, and leaves something. */
async function run(): Promise<readonly string[]> {
  const cache = join(site, '.cache');
  await mkdir(cache, { recursive: true });
  const found = await readdir(cache);
  await writeFile(join(cache, 'nodes'), '');
  return found;
}

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
});

afterEach(() => rm(site, { recursive: true }));

describe('what Gatsby keeps', () => {
  it('is there for the next run after one that came to its end', async () => {
    expect(await untilFinished(site, run)).toEqual([]);
    expect(await untilFinished(site, run)).toEqual(['nodes']);
  });

  it('is thrown away after one that was cut off', async () => {
    await untilFinished(site, run);
    const cutOff = untilFinished(site, async () => {
      await run();
      throw new Error('killed');
    });
    await expect(cutOff).rejects.toThrow('killed');
    expect(await untilFinished(site, run)).toEqual([]);
    expect(await untilFinished(site, run)).toEqual(['nodes']);
  });
});
