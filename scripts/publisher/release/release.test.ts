import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { foldersOf } from '../../lib/folders';
import type { Folders } from '../../lib/folders';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { Bundle } from './bundle';
import { isPageUpToDate, writePage } from './page-writer';
import { Release } from './release';
import { servedFolder } from './release-facts';
import { partialFolderOf, readState, saveAndAnnounceState } from './release-state';
import { bundleOf, removeUnservedReleases, pruneReleases, releaseNumbers } from './release-store';

let folders: Folders;

async function makeBundle(name: string, createdAt: string): Promise<Bundle> {
  const folder = join(folders.bundles, name);
  await mkdir(join(folder, 'public/terms'), { recursive: true });
  await writeFile(join(folder, 'public/terms/index.html'), 'Terms');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ createdAt }));
  return Bundle.open(folder);
}

const html = (file: string): Promise<string> => readFile(join(folders.current, file), 'utf8');
const pageOf = (text: string) => ({ html: text, pageData: `{"h1":"${text}"}` });

async function publishOne(number: number, bundle: string, text = 'Home'): Promise<void> {
  const release = await Release.begin(folders, number, await servedFolder(folders.current));
  writePage(release.writeTarget, '/', pageOf(text));
  await release.finish({ bundle, rewrites: [] });
  await release.swap(folders);
}

const dataDir = useTempFolder();
beforeEach(() => {
  folders = foldersOf(dataDir());
});

describe('a release', () => {
  it('is not there before it is whole, and not served before it is swapped in', async () => {
    const bundle = await makeBundle('one', '2026-01-01');
    const release = await Release.begin(folders, 1);
    await release.linkFromBundle(bundle, 'terms/index.html');
    writePage(release.writeTarget, '/dwk/', pageOf('Dwarka'));
    expect(await releaseNumbers(folders)).toEqual([]);
    await release.finish({ bundle: 'one', rewrites: [] });
    expect(await releaseNumbers(folders)).toEqual([1]);
    expect(await servedFolder(folders.current)).toBeUndefined();
    await release.swap(folders);
    expect(await servedFolder(folders.current)).toBe(join(folders.releases, '1'));
    expect(await html('terms/index.html')).toBe('Terms');
    expect(await html('page-data/dwk/page-data.json')).toBe('{"h1":"Dwarka"}');
    expect(await bundleOf(folders, 1)).toBe('one');
  });

  it('has a page at one status alone: on its address, or gone', async () => {
    await publishOne(1, 'one');
    const release = await Release.open(join(folders.releases, '1'));
    const files = () => readdir(join(folders.current, 'dwk'));
    const page = pageOf('Sold');
    expect(writePage(release.writeTarget, '/dwk', page)).toBe(true);
    expect(writePage(release.writeTarget, '/dwk', { ...page, isGone: true })).toBe(true);
    expect(await files()).toEqual(['.gone.html']);
    expect(isPageUpToDate(release.writeTarget, '/dwk', page)).toBe(false);
    expect(isPageUpToDate(release.writeTarget, '/dwk', { ...page, isGone: true })).toBe(true);
    await writeFile(join(folders.current, 'dwk/index.html'), 'Sold');
    expect(isPageUpToDate(release.writeTarget, '/dwk', { ...page, isGone: true })).toBe(false);
    expect(writePage(release.writeTarget, '/dwk', page)).toBe(true);
    expect(await files()).toEqual(['index.html']);
    writePage(release.writeTarget, '/dwk', { ...page, isGone: true });
    await release.removePage('/dwk');
    expect(await files()).toEqual([]);
    expect(release.has('/dwk')).toBe(false);
  });

  it('written again with the same content leaves nothing beside its files', async () => {
    await publishOne(1, 'one');
    await publishOne(2, 'one');
    const release = await Release.open(join(folders.releases, '2'));
    writePage(release.writeTarget, '/', pageOf('Home'));
    writePage(release.writeTarget, '/', pageOf('Other'));
    writePage(release.writeTarget, '/', pageOf('Home'));
    expect(await readdir(join(folders.current, '.partial'))).toEqual([]);
    expect((await readdir(folders.current)).sort()).toEqual([
      '.partial',
      '.release.json',
      'index.html',
      'page-data',
    ]);
    expect(await html('index.html')).toBe('Home');
  });

  it('never changes a file of its bundle', async () => {
    const bundle = await makeBundle('one', '2026-01-01');
    const release = await Release.begin(folders, 1);
    await release.linkFromBundle(bundle, 'terms/index.html');
    release.write('terms/index.html', 'Others');
    expect(await bundle.readPublic('terms/index.html')).toBe('Terms');
  });

  it('shares the pages that are as they were in the one before', async () => {
    await publishOne(1, 'one');
    await publishOne(2, 'one');
    await publishOne(3, 'one', 'New home');
    const inode = async (number: number) =>
      (await stat(join(folders.releases, String(number), 'index.html'))).ino;
    expect(await inode(2)).toBe(await inode(1));
    expect(await inode(3)).not.toBe(await inode(2));
    expect(await html('index.html')).toBe('New home');
  });

  it('dates each state of a page by a second of its own', async () => {
    await publishOne(1, 'one');
    const release = await Release.open(join(folders.releases, '1'));
    const seconds = new Set<number>();
    for (const title of ['One', 'Two', 'Six']) {
      release.write('index.html', title);
      seconds.add(Math.floor((await stat(join(release.folder, 'index.html'))).mtimeMs / 1000));
    }
    expect(seconds.size).toBe(3);
  });

  it('can take a page away, and the whole of itself', async () => {
    const release = await Release.begin(folders, 1);
    writePage(release.writeTarget, '/dwk/', pageOf('Dwarka'));
    await release.removePage('/dwk/');
    const partial = join(folders.releases, '1.partial');
    expect(await readdir(join(partial, 'dwk'))).toEqual([]);
    expect(await readdir(join(partial, 'page-data/dwk'))).toEqual([]);
    await release.discard();
    expect(await readdir(folders.releases)).toEqual([]);
  });
});

describe('what a crash leaves', () => {
  it('of a file goes when the release is opened again, and was never beside those that are served', async () => {
    await publishOne(1, 'one');
    const folder = join(folders.releases, '1');
    await writeFile(join(partialFolderOf(folder), 'index.html.cut-off'), 'Half a pa');
    const release = await Release.open(folder);
    writePage(release.writeTarget, '/', pageOf('Whole'));
    expect(await readdir(partialFolderOf(folder))).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual([
      ...['.partial', '.release.json', 'index.html', 'page-data'],
    ]);
  });

  it('of a page is found as long as anything of it is there', async () => {
    const release = await Release.begin(folders, 1);
    writePage(release.writeTarget, '/dwk/', pageOf('Dwarka'));
    expect(release.has('/dwk/')).toBe(true);
    release.remove('dwk/index.html');
    expect(release.has('/dwk/')).toBe(true);
    await release.removePage('/dwk/');
    expect(release.has('/dwk/')).toBe(false);
  });

  it('of a swap does not keep the next one from being made', async () => {
    await mkdir(folders.site, { recursive: true });
    await symlink('releases/7', `${folders.current}.fresh`);
    await publishOne(1, 'one');
    expect(await servedFolder(folders.current)).toBe(join(folders.releases, '1'));
    expect(await readdir(folders.site)).not.toContain('current.fresh');
  });

  it('of a release in the making, or in the throwing away, is pruned', async () => {
    await makeBundle('one', '2026-01-01');
    await publishOne(1, 'one');
    await Release.begin(folders, 2);
    await pruneReleases(folders, 1);
    expect(await readdir(folders.releases)).toEqual(['1']);
  });
});

describe('the state of a release', () => {
  it('is read as it was written, also by an earlier version', async () => {
    await publishOne(1, 'one');
    const folder = join(folders.releases, '1');
    expect(await readState(folder)).toBeUndefined();
    const state = { instance: 'a', cursor: 7, awaitingBuild: [5], shiftedLists: [] };
    const earlier = { instance: 'a', cursor: 7, unbuilt: 5, tails: [] };
    await writeFile(join(folder, '.state.json'), JSON.stringify(earlier));
    expect(await readState(folder)).toEqual({ ...state, inProgress: [] });
    const inProgress = [{ kind: 'propresi', id: 'b', shown: [null] }] as const;
    saveAndAnnounceState(folder, { ...state, inProgress });
    expect(await readState(folder)).toEqual({ ...state, inProgress });
    expect(JSON.parse(await html('published.json'))).toMatchObject({ revision: 4, pages: 7 });
  });
});

describe('pruning', () => {
  it('keeps the newest releases, their bundles, and bundles that wait for a publish', async () => {
    for (const [name, createdAt] of [
      ['unused', '2026-01-01'],
      ['old', '2026-01-02'],
      ['kept', '2026-01-03'],
      ['newest', '2026-01-04'],
      ['waiting', '2026-01-05'],
    ] as const) {
      await makeBundle(name, createdAt);
    }
    await publishOne(1, 'old');
    await publishOne(2, 'kept');
    await publishOne(10, 'newest');
    await pruneReleases(folders, 2);
    expect(await releaseNumbers(folders)).toEqual([10, 2]);
    expect((await readdir(folders.bundles)).sort()).toEqual(['kept', 'newest', 'waiting']);
    expect(await html('index.html')).toBe('Home');
  });

  it('forgets what was made after the served release, and never served', async () => {
    await makeBundle('one', '2026-01-01');
    for (const number of [1, 2, 3]) await publishOne(number, 'one');
    await rm(folders.current);
    await symlink('releases/2', folders.current);
    await removeUnservedReleases(folders);
    expect(await releaseNumbers(folders)).toEqual([2, 1]);
    await rm(folders.current);
    await removeUnservedReleases(folders);
    expect(await releaseNumbers(folders)).toEqual([2, 1]);
  });
});
