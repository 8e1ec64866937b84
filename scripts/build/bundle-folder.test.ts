import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeBundle } from './bundle-folder';
import { useTempFolder } from '../lib/temp-folder-fixture';

const bundles = useTempFolder();
/** Makes a bundle with this name and manifest. */
const of = (name: string | undefined, manifest: string) => async (folder: string) => {
  await mkdir(folder);
  await writeFile(join(folder, 'manifest.json'), manifest);
  return name;
};

describe('the name of a bundle', () => {
  it('is that of what it was made of', async () => {
    expect(await makeBundle(bundles(), of('one', '{}'))).toBe(join(bundles(), 'one'));
    expect(await readdir(bundles())).toEqual(['one']);
  });

  it('is that of the one that was made of the same before, which stays', async () => {
    await makeBundle(bundles(), of('one', 'first'));
    await makeBundle(bundles(), of('two', 'other'));
    expect(await makeBundle(bundles(), of('one', 'again'))).toBe(join(bundles(), 'one'));
    expect(await readdir(bundles())).toEqual(['one', 'two']);
    expect(await readFile(join(bundles(), 'one/manifest.json'), 'utf8')).toBe('first');
  });

  it('is that of the one before where it replaces that, which stays under another name', async () => {
    await makeBundle(bundles(), of('one', 'first'));
    expect(await makeBundle(bundles(), of('one', 'again'), true)).toBe(join(bundles(), 'one'));
    const names = await readdir(bundles());
    const texts = names.map((name) => readFile(join(bundles(), name, 'manifest.json'), 'utf8'));
    expect([names.length, ...(await Promise.all(texts))]).toEqual([2, 'again', 'first']);
  });

  it('takes the place of one that is not whole', async () => {
    await mkdir(join(bundles(), 'one'));
    await makeBundle(bundles(), of('one', 'whole'));
    expect(await readFile(join(bundles(), 'one/manifest.json'), 'utf8')).toBe('whole');
  });

  it('is its own where nobody knows what it was made of', async () => {
    const other = await makeBundle(bundles(), of(undefined, '{}'));
    expect(await readdir(bundles())).toEqual([basename(other)]);
    const failing = () => Promise.reject(new Error('The build is broken.'));
    await expect(makeBundle(bundles(), failing)).rejects.toThrow('broken');
  });
});
