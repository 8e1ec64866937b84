import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { undefinedIfMissing } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import type { Folders } from '../../lib/folders';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { Bundle } from '../release/bundle';
import { Release } from '../release/release';
import { SITE_MAP, Sitemaps } from '../pages/sitemap';
import { keepForOpenTabs, addStaticFiles } from './static-files';

let folders: Folders;

async function makeBundle(name: string, files: Record<string, string>): Promise<Bundle> {
  const folder = join(folders.bundles, name);
  const pages = Object.keys(files).filter((file) => file.endsWith('index.html'));
  const manifest = {
    createdAt: '2026-01-01T00:00:00.000Z',
    rewrites: [],
    staticPages: pages.map((file) => ({ path: `/${dirname(file)}/`, file })),
  };
  for (const [file, content] of Object.entries(files)) {
    const target = join(folder, 'public', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return Bundle.open(folder);
}

const inRelease = (number: number, file: string): Promise<string | undefined> =>
  undefinedIfMissing(readFile(join(folders.releases, `${String(number)}.partial`, file), 'utf8'));

async function publishedBefore(number: number, bundle: Bundle): Promise<void> {
  const release = await Release.begin(folders, number);
  await release.finish({ bundle: bundle.name, rewrites: [] });
}

const dataDir = useTempFolder();
beforeEach(() => {
  folders = foldersOf(dataDir());
});

describe('a file that never changes', () => {
  it('has a compressed copy, unless it is short', async () => {
    const script = 'let a = 1;'.repeat(200);
    const bundle = await makeBundle('one', {
      'app-1234567890.js': script,
      'short-1234567890.js': 'let a = 1;',
      'manifest.webmanifest': script,
    });
    const release = await Release.begin(folders, 1);
    const sitemaps = new Sitemaps('https://homes.example.com', release);
    await addStaticFiles(release, bundle, sitemaps, (html) => html);
    const folder = join(folders.releases, '1.partial');
    const copy = await readFile(join(folder, 'app-1234567890.js.gz'));
    expect(gunzipSync(copy).toString()).toBe(script);
    expect(await inRelease(1, 'short-1234567890.js.gz')).toBeUndefined();
    expect(await inRelease(1, 'manifest.webmanifest.gz')).toBeUndefined();
  });
});

describe('what the build wrote', () => {
  it('is taken whole, and its pages are listed, but for those that want no listing', async () => {
    const bundle = await makeBundle('one', {
      'terms/index.html': 'Terms',
      'sadmin/index.html': '<meta name="robots" content="noindex"/>',
      '404.html': 'Not here',
      '404/index.html': 'Not here',
      'webpack.stats.json': '{}',
      'chunk-map.json': '{}',
      '_gatsby/slices/_gatsby-scripts-1.html': 'scripts',
      '~partytown/partytown.js': 'of others',
      'app-1234567890.js': 'app',
    });
    const release = await Release.begin(folders, 1);
    const sitemaps = new Sitemaps('https://homes.example.com', release);
    await addStaticFiles(release, bundle, sitemaps, (html) => `${html}!`);
    sitemaps.flush();
    expect(await inRelease(1, 'app-1234567890.js')).toBe('app');
    expect(await inRelease(1, 'terms/index.html')).toBe('Terms!');
    expect(await inRelease(1, 'sadmin/index.html')).toBeDefined();
    // The 404 page is published only under this name, so it has no address of its own.
    expect(await inRelease(1, '404.html')).toBe('Not here!');
    const unpublished = ['404/index.html', 'webpack.stats.json', 'chunk-map.json'];
    for (const file of [
      ...unpublished,
      '_gatsby/slices/_gatsby-scripts-1.html',
      '~partytown/partytown.js',
    ])
      expect([file, await inRelease(1, file)]).toEqual([file, undefined]);
    const listed = (await inRelease(1, SITE_MAP))?.match(/<loc>.*?<\/loc>/g);
    expect(listed).toEqual(['<loc>https://homes.example.com/terms/</loc>']);
  });
});

describe('an earlier build', () => {
  it('leaves what its open pages may ask for, and nothing that is there already', async () => {
    const files = { 'app-1111111111.js': 'old', 'shared-3333333333.js': 'both' };
    const data = { 'page-data/sq/d/123.json': 'old query', 'page-data/app-data.json': 'old data' };
    const old = await makeBundle('old', { ...files, ...data, 'terms/index.html': 'Old terms' });
    const fresh = await makeBundle('fresh', {
      'app-2222222222.js': 'new',
      'shared-3333333333.js': 'both',
      'page-data/sq/d/123.json': 'new query',
    });
    const gone = await makeBundle('gone', { 'app-4444444444.js': 'gone' });
    await publishedBefore(1, gone);
    await rm(gone.folder, { recursive: true });
    await publishedBefore(2, old);
    const release = await Release.begin(folders, 3);
    for await (const file of fresh.publicFiles()) await release.linkFromBundle(fresh, file);
    await keepForOpenTabs(release, fresh, folders, [2, 1]);
    expect(await inRelease(3, 'app-1111111111.js')).toBe('old');
    expect(await inRelease(3, 'app-2222222222.js')).toBe('new');
    expect(await inRelease(3, 'page-data/sq/d/123.json')).toBe('new query');
    expect(await inRelease(3, 'page-data/app-data.json')).toBeUndefined();
    expect(await inRelease(3, 'terms/index.html')).toBeUndefined();
  });
});
