import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import { eachLimited } from '../../lib/each-limited';
import { foldersOf } from '../../lib/folders';
import type { Bundle } from '../release/bundle';
import type { Feed } from '../feed/cms-feed';
import type { Origins } from '../render/content-policy';
import { finishHtml } from '../render/finish-html';
import { pageSizesOf } from '../feed/page-sizes';
import type { PageSizes } from '../feed/page-sizes';
import { planSite } from '../pages/site-plan';
import { Release } from '../release/release';
import { servedFolder } from '../release/release-facts';
import { saveAndAnnounceState } from '../release/release-state';
import type { Rollback } from '../release/release-facts';
import { releaseNumbers } from '../release/release-store';
import { Renderer } from '../render/renderer';
import { robotsText, Sitemaps } from '../pages/sitemap';
import { keepForOpenTabs, addStaticFiles } from './static-files';

/** More would compete with the CMS and the visitors; each takes up to 200 MB. */
const MAX_RENDER_PROCESSES = 3;

/** A complete release that is not served yet. */
export interface PublishedRelease {
  readonly release: Release;
  readonly number: number;
  readonly revision: number;
  readonly pages: number;
}

const originsOf = ({ cmsUrl, objectStorage }: Env): Origins => ({
  cms: cmsUrl,
  ...(objectStorage && { pictures: new URL(objectStorage.publicUrl).origin }),
});

export const createRenderer = (env: Env, bundle: Bundle): Renderer =>
  new Renderer(bundle, {
    processes: Math.min(availableParallelism(), MAX_RENDER_PROCESSES),
    log: join(foldersOf(env.dataDir).logs, 'publish.log'),
    origins: originsOf(env),
  });

/** What a rollback takes from the release that it goes back to. */
export interface RollbackSource {
  readonly rollback: Rollback;
  readonly pageSizes: PageSizes | undefined;
  /** The revisions that need a build and are not in its bundle. */
  readonly missing: readonly number[];
}

export interface FullPublishOptions {
  readonly bundle: Bundle;
  readonly feed: Feed;
  readonly renderer: Renderer;
  /** The revision up to which the bundle has all content. */
  readonly builtAt: number;
  readonly rollback?: RollbackSource;
  /** Called after each page: how many are done, and of how many. */
  readonly onPage: (done: number, total: number) => void;
}

/**
 * Renders every page from a bundle into a new release. If that fails, the release is discarded and the site stays as it
 * is.
 */
export async function fullPublish(
  env: Env,
  publishing: FullPublishOptions,
): Promise<PublishedRelease> {
  const { bundle, feed, rollback, builtAt } = publishing;
  const folders = foldersOf(env.dataDir);
  // First: a change that is made from now on may be missing on a page, so it is applied again.
  const { revision, instance } = await feed.state();
  const pageSizes = rollback?.pageSizes ?? pageSizesOf(await feed.appParameter());
  const earlier = await releaseNumbers(folders);
  const number = (earlier[0] ?? 0) + 1;
  const release = await Release.begin(folders, number, await servedFolder(folders.current));
  const sitemaps = new Sitemaps(env.siteUrl, release);
  try {
    await addStaticFiles(release, bundle, sitemaps, (html) => finishHtml(html, originsOf(env)));
    await keepForOpenTabs(release, bundle, folders, earlier.slice(0, env.releasesKept));
    const pages = await renderPages(release, sitemaps, pageSizes, publishing);
    sitemaps.flush();
    release.write('robots.txt', robotsText(env.siteUrl));
    const cursor = Math.min(revision, builtAt);
    const reconciledAt = new Date().toISOString();
    const awaitingBuild = rollback?.missing ?? [];
    const done = { shiftedLists: [], inProgress: [], reconciledAt };
    saveAndAnnounceState(release.folder, { instance, cursor, awaitingBuild, ...done });
    const { rewrites } = bundle.manifest;
    await release.finish({
      bundle: bundle.name,
      rewrites,
      pageSizes,
      ...(rollback && { rollback: rollback.rollback }),
    });
    return { release, number, revision, pages };
  } catch (error) {
    await release.discard();
    throw error;
  }
}

async function renderPages(
  release: Release,
  sitemaps: Sitemaps,
  pageSizes: PageSizes,
  { feed, renderer, onPage }: FullPublishOptions,
): Promise<number> {
  const { total, pages } = await planSite(feed, pageSizes);
  let done = 0;
  await eachLimited(pages, renderer.capacity, async (planned) => {
    const { path, answers } = planned;
    if ((await renderer.render(path, answers, release.writeTarget)) !== 'none') {
      sitemaps.set(planned.sitemap, path, planned.lastModified);
    }
    done += 1;
    onPage(done, Math.max(done, total));
  });
  return done;
}
