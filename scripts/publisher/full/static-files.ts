import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { MIN_COMPRESSED_BYTES } from '../../lib/compressed';
import type { Folders } from '../../lib/folders';
import { HASHED, isHashed } from '../../lib/hashed-name';
import { Bundle } from '../release/bundle';
import type { Release } from '../release/release';
import { bundleOf } from '../release/release-store';
import { isUnlisted, SITE_MAP } from '../pages/sitemap';
import type { Sitemaps } from '../pages/sitemap';

const compress = promisify(gzip);

/**
 * Files of a build that are not published: Gatsby's internal files, scripts that no page loads, and its second copy of
 * the 404 page, which would have an address (servers use `404.html`).
 */
const UNPUBLISHED =
  /^(?:404\/index\.html|webpack\.stats\.json|chunk-map\.json|_gatsby\/.*|~partytown\/.*)$/;

/** A static query's result is named by the query's hash, and an open tab of an older build can request it. */
const isLoadedByOldTabs = (file: string): boolean =>
  isHashed(file) || file.startsWith('page-data/sq/d/');

/**
 * Adds a compressed copy of an immutable file. nginx sends the copy and need not compress the file for each request.
 */
async function addCompressed(release: Release, bundle: Bundle, file: string): Promise<void> {
  const content = Buffer.from(await bundle.readPublic(file));
  if (content.length < MIN_COMPRESSED_BYTES) return;
  release.write(`${file}.gz`, await compress(content, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Adds the files of the build to a release, and its pages to the sitemaps.
 * @param finish turns a page's rendered HTML into its published HTML
 */
export async function addStaticFiles(
  release: Release,
  bundle: Bundle,
  sitemaps: Sitemaps,
  finish: (html: string) => string,
): Promise<void> {
  for await (const file of bundle.publicFiles()) {
    if (UNPUBLISHED.test(file)) continue;
    if (file.endsWith('.html')) release.write(file, finish(await bundle.readPublic(file)));
    else await release.linkFromBundle(bundle, file);
    if (HASHED.test(file)) await addCompressed(release, bundle, file);
  }
  for (const { path, file } of bundle.manifest.staticPages) {
    if (path.startsWith('/404') || isUnlisted(await bundle.readPublic(file))) continue;
    sitemaps.set(SITE_MAP, path, null);
  }
}

/** Adds the files that an open browser tab of one of the `earlier` releases may request. */
export async function keepForOpenTabs(
  release: Release,
  bundle: Bundle,
  folders: Folders,
  earlier: readonly number[],
): Promise<void> {
  const names = new Set(await Promise.all(earlier.map((number) => bundleOf(folders, number))));
  names.delete(bundle.name);
  for (const name of names) {
    const folder = join(folders.bundles, name);
    if (!existsSync(folder)) continue;
    const old = await Bundle.open(folder);
    for await (const file of old.publicFiles()) {
      if (isLoadedByOldTabs(file)) await release.linkFromBundle(old, file);
    }
  }
}
