import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import { eachLimited } from '../../lib/each-limited';
import { AREAS, detailPath } from '../../lib/domain';
import type { SetAsideRecord } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { isKind } from '../updater/changed-listings';
import type { Bundle } from '../release/bundle';
import type { Feed } from '../feed/feed';
import type { Origins } from '../render/content-policy';
import { finishHtml } from '../render/content-policy';
import { pageSizesOf } from '../feed/page-sizes';
import type { PageSizes } from '../feed/page-sizes';
import { planSite } from '../pages/site-plan';
import { Release } from '../release/release';
import { servedFolder } from '../release/release-facts';
import { saveAndAnnounceState } from '../release/release-state';
import type { Rollback } from '../release/release-facts';
import { releaseNumbers } from '../release/release-store';
import { Renderer } from '../render/renderer';
import { updateSecurityText } from '../pages/security-text';
import { robotsText, Sitemaps } from '../pages/sitemap';
import { GuardedFeed } from '../set-aside/guarded-feed';
import { PageRenderer } from '../set-aside/page-renderer';
import { SetAside } from '../set-aside/set-aside';
import { keepForOpenTabs, addStaticFiles } from './static-files';

/** More processes would compete with the CMS and the visitors; each takes up to 200 MB. */
const MAX_RENDER_PROCESSES = 3;

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

/** The facts that a rollback copies from its target release. */
export interface RollbackSource {
  readonly rollback: Rollback;
  readonly pageSizes: PageSizes | undefined;
  /** The revisions that need a build and that the bundle lacks. */
  readonly missing: readonly number[];
}

interface FullPublishOptions {
  readonly bundle: Bundle;
  readonly feed: Feed;
  readonly renderer: Renderer;
  /** The revision up to which the bundle has all content. */
  readonly builtAt: number;
  readonly rollback?: RollbackSource;
  /** Called after each page with the number of finished pages and of all pages. */
  readonly onPage: (done: number, total: number) => void;
}

/**
 * Renders every page from a bundle into a new release. If that fails, the release is discarded and the site stays
 * unchanged.
 * @returns the complete release, which is not served yet, its number, and the number of its pages
 */
export async function fullPublish(env: Env, publishing: FullPublishOptions) {
  const { bundle, feed, rollback, builtAt } = publishing;
  const folders = foldersOf(env.dataDir);
  // The revision is read first: a page may lack a later change, so later changes are applied again.
  const { revision, instance } = await feed.state();
  const parameter = await feed.appParameter();
  const pageSizes = rollback?.pageSizes ?? pageSizesOf(parameter);
  const earlier = await releaseNumbers(folders);
  const number = (earlier[0] ?? 0) + 1;
  const release = await Release.begin(folders, number, await servedFolder(folders.current));
  const sitemaps = new Sitemaps(env.siteUrl, release);
  try {
    await addStaticFiles(release, bundle, sitemaps, (html) => finishHtml(html, originsOf(env)));
    await keepForOpenTabs(release, bundle, folders, earlier.slice(0, env.releasesKept));
    const setAside = new SetAside();
    const guarded = { ...publishing, feed: new GuardedFeed(publishing.feed, setAside) };
    let pages: number;
    // A page rendered before a record was set aside may show it. The second pass leaves the record out everywhere.
    do pages = await renderPages(release, sitemaps, pageSizes, guarded, setAside);
    while (await removePages(release, sitemaps, setAside.takeUnsettled()));
    sitemaps.flush();
    release.write('robots.txt', robotsText(env.siteUrl));
    updateSecurityText(release, parameter, env.siteUrl);
    const cursor = Math.min(revision, builtAt);
    const reconciledAt = new Date().toISOString();
    const awaitingBuild = rollback?.missing ?? [];
    const done = { shiftedLists: [], inProgress: [], reconciledAt, setAside: setAside.list };
    saveAndAnnounceState(release.folder, { instance, cursor, awaitingBuild, ...done });
    const { rewrites } = bundle.manifest;
    await release.finish({
      bundle: bundle.name,
      rewrites,
      pageSizes,
      ...(rollback && { rollback: rollback.rollback }),
    });
    return { release, number, pages };
  } catch (error) {
    await release.discard();
    throw error;
  }
}

/** More failing records than this number, or than this part of the pages, mean an error in the code. */
const MAX_FAILURES = 20;
const MAX_FAILED_PART = 0.01;

async function renderPages(
  release: Release,
  sitemaps: Sitemaps,
  pageSizes: PageSizes,
  { feed, renderer, onPage }: FullPublishOptions,
  setAside: SetAside,
): Promise<number> {
  const { total, pages } = await planSite(feed, pageSizes);
  const pageRenderer = new PageRenderer(renderer, release, setAside);
  let done = 0;
  await eachLimited(pages, renderer.capacity, async (planned) => {
    const outcome = await pageRenderer.write(planned);
    if (outcome !== 'none' && outcome !== 'setAside' && !planned.isUnlisted) {
      sitemaps.set(planned.sitemap, planned.path, planned.lastModified);
    }
    if (pageRenderer.failures > Math.max(MAX_FAILURES, total * MAX_FAILED_PART))
      throw new Failure(
        `${String(pageRenderer.failures)} listings cannot be rendered, so the site stays as it is: publish.log in the data folder's logs says why.`,
      );
    done += 1;
    onPage(done, Math.max(done, total));
  });
  return done;
}

/** Removes the pages of listings. Returns whether there are any such listings. */
async function removePages(
  release: Release,
  sitemaps: Sitemaps,
  records: readonly SetAsideRecord[],
): Promise<boolean> {
  for (const { type, id } of records)
    for (const area of AREAS)
      if (isKind(type)) await release.removePage(detailPath(area, type, id));
  if (records.length > 0) sitemaps.removeAllExcept((path) => release.has(path));
  return records.length > 0;
}
