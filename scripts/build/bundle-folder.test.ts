import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeBundle } from './bundle-folder';

let bundles: string;
const make = async (folder: string): Promise<void> => {
  await mkdir(folder);
};

beforeEach(async () => {
  bundles = await mkdtemp(join(tmpdir(), 'bundles-'));
});

afterEach(() => rm(bundles, { recursive: true }));

describe('the name of a bundle', () => {
  it('is that of what it was made of', async () => {
    const folder = join(bundles, 'one');
    expect(await makeBundle(folder, make, () => Promise.resolve(true))).toBe(folder);
    expect(await readdir(bundles)).toEqual(['one']);
  });

  it('is another where that has changed meanwhile, or nobody knows', async () => {
    const folder = join(bundles, 'one');
    const other = await makeBundle(folder, make, () => Promise.resolve(false));
    expect(await readdir(bundles)).toEqual([basename(other)]);
    const unknown = () => Promise.reject(new Error('The CMS does not answer.'));
    await expect(makeBundle(folder, make, unknown)).rejects.toThrow('does not answer');
    expect(await readdir(bundles)).not.toContain('one');
  });
});
