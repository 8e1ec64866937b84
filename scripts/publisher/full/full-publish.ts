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
import { servedFolder, saveAndAnnounceState } from '../release/release-facts';
import type { Rollback } from '../release/release-facts';
import { releaseNumbers } from '../release/release-store';
import { Renderer } from '../render/renderer';
import { robotsText, Sitemaps } from '../pages/sitemap';
import { keepForOpenTabs, addStaticFiles } from './static-files';

/** Beside them work the CMS, the publisher itself and whoever visits; each takes up to 200 MB. */
const MAX_RENDER_PROCESSES = 3;

/** A release that is whole, and not served yet. */
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

export const startRenderer = (env: Env, bundle: Bundle, log: string): Renderer =>
  new Renderer(
    bundle,
    Math.min(availableParallelism(), MAX_RENDER_PROCESSES),
    join(foldersOf(env.dataDir).logs, log),
    originsOf(env),
  );

/** What a rollback takes over from the release that it goes back to. */
export interface RollbackSource {
  readonly rollback: Rollback;
  readonly pageSizes: PageSizes | undefined;
  /** The revisions of editorial content that it has not got. */
  readonly lacks: readonly number[];
}

/** What a full publish is made with. */
export interface FullPublishOptions {
  readonly bundle: Bundle;
  readonly feed: Feed;
  readonly renderer: Renderer;
  /** The revision that the bundle's editorial content holds at least. */
  readonly builtAt: number;
  readonly back?: RollbackSource;
  /** Hears of each page: how many are done, and of how many. */
  readonly onPage: (done: number, total: number) => void;
}

/**
 * Renders every page of listings from a bundle into a new release. When it fails, the release is thrown away, and
 * the site stays as it is.
 */
export async function fullPublish(
  env: Env,
  publishing: FullPublishOptions,
): Promise<PublishedRelease> {
  const { bundle, feed, back, builtAt } = publishing;
  const folders = foldersOf(env.dataDir);
  // First: what is changed from now on may or may not be in the pages, and is published again.
  const { revision, instance } = await feed.state();
  const pageSizes = back?.pageSizes ?? pageSizesOf(await feed.appParameter());
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
    saveAndAnnounceState(release.folder, {
      ...{
        instance,
        cursor,
        awaitingBuild: back?.lacks ?? [],
        shiftedLists: [],
        inProgress: [],
        reconciledAt,
      },
    });
    const { rewrites } = bundle.manifest;
    const rollback = back && { rollback: back.rollback };
    await release.finish({ bundle: bundle.name, rewrites, pageSizes, ...rollback });
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
