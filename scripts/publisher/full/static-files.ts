import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../../lib/folders';
import { isHashed } from '../../lib/hashed-name';
import { Bundle } from '../release/bundle';
import type { Release } from '../release/release';
import { bundleOf } from '../release/release-store';
import { isUnlisted, SITE_MAP } from '../pages/sitemap';
import type { Sitemaps } from '../pages/sitemap';

/**
 * What of a build is nobody's business: what Gatsby notes for itself, scripts of others that no page loads, and its second
 * copy of the page for what is not there, under an address that would be (`404.html` is the one that servers know).
 */
const UNPUBLISHED =
  /^(?:404\/index\.html|webpack\.stats\.json|chunk-map\.json|_gatsby\/.*|~partytown\/.*)$/;

/** The results of static queries have the query's hash for a name: an open tab of an older build asks for them. */
const isLoadedByOldTabs = (file: string): boolean =>
  isHashed(file) || file.startsWith('page-data/sq/d/');

/**
 * Takes everything that the build wrote itself, and names its pages in the sitemaps. `finish` makes of a page's HTML
 * what is published.
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
  }
  for (const { path, file } of bundle.manifest.staticPages) {
    if (path.startsWith('/404') || isUnlisted(await bundle.readPublic(file))) continue;
    sitemaps.set(SITE_MAP, path, null);
  }
}

/** Takes what a page of one of the `earlier` releases, still open in a browser, may yet ask for. */
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
