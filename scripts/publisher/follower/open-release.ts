import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import type { BuiltSite } from '../../build/site';
import { undefinedIfMissing } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import { log, step } from '../../lib/log';
import type { ContentState, Feed } from '../feed/feed';
import { createRenderer, fullPublish } from '../full/full-publish';
import type { RollbackSource } from '../full/full-publish';
import { Bundle } from '../release/bundle';
import { Release } from '../release/release';
import { readFacts, servedFolder } from '../release/release-facts';
import { canFollow, readState } from '../release/release-state';
import { pruneReleases } from '../release/release-store';
import { ReleaseUpdater } from '../updater/release-updater';

/** Makes the bundle of this code and content, unless it exists. */
export type BuildSite = (env: Env) => Promise<BuiltSite>;

const PROGRESS_MS = 2000;

/** The folder and the bundle of the served release; undefined if it cannot follow the CMS's changes. */
async function findServedRelease(env: Env, content: ContentState | undefined) {
  const folders = foldersOf(env.dataDir);
  const folder = await servedFolder(folders.current);
  const state = folder === undefined ? undefined : await readState(folder);
  if (folder === undefined || !state || (content && !canFollow(state, content))) return undefined;
  const facts = await readFacts(folder);
  const bundle = await undefinedIfMissing(Bundle.open(join(folders.bundles, facts.bundle)));
  return bundle && { folder, bundle };
}

/**
 * Opens the served release to update it.
 *
 * @param content undefined if the CMS does not answer
 * @param wantedBundle opens the release only if it is of this bundle
 * @returns undefined if no release is served, it cannot follow the CMS's changes, or it is of another bundle
 */
export async function openServedRelease(
  env: Env,
  feed: Feed,
  content: ContentState | undefined,
  wantedBundle?: string,
): Promise<ReleaseUpdater | undefined> {
  const served = await findServedRelease(env, content);
  if (!served) return undefined;
  const { folder, bundle } = served;
  const isWanted = wantedBundle === undefined || (await isReleaseOfBundle(folder, wantedBundle));
  if (!isWanted) return undefined;
  const parts = { bundle, feed, renderer: createRenderer(env, bundle) };
  return ReleaseUpdater.open(await Release.open(folder), parts, env.siteUrl);
}

/** Whether a release is of this bundle, or is a rollback that replaces this bundle. */
export async function isReleaseOfBundle(release: string, bundle: string): Promise<boolean> {
  const facts = await readFacts(release);
  return [facts.bundle, facts.rollback?.insteadOf].includes(basename(bundle));
}

/** Publishes every page from a bundle into a new release, which is not served yet. */
export async function makeRelease(
  env: Env,
  feed: Feed,
  bundle: Bundle,
  builtAt: number,
  rollback?: RollbackSource,
) {
  const renderer = createRenderer(env, bundle);
  renderer.warmUp();
  try {
    const onPage = logProgress();
    const options = { bundle, feed, renderer, builtAt, onPage, ...(rollback && { rollback }) };
    const { release, ...published } = await fullPublish(env, options);
    const parts = { bundle, feed, renderer };
    return { ...published, updater: await ReleaseUpdater.open(release, parts, env.siteUrl) };
  } catch (error) {
    renderer.close();
    throw error;
  }
}

/** Logs at intervals the number of finished pages and the pages per second. */
function logProgress(): (done: number, total: number) => void {
  const start = performance.now();
  let loggedAt = start;
  return (done, total) => {
    const now = performance.now();
    if (done < total && now - loggedAt < PROGRESS_MS) return;
    loggedAt = now;
    const rate = Math.round((done * 1000) / (now - start));
    log(`  ${String(done)} of ${String(total)} pages, ${String(rate)} a second`);
  };
}

/**
 * Opens the served release if it is of this code and content, else makes a new one.
 *
 * @returns `bundle`: the name of the bundle of this code and content; `isNew`: whether the release was made
 */
export async function openOrMakeRelease(
  env: Env,
  feed: Feed,
  build: BuildSite,
  content: ContentState,
) {
  const folders = foldersOf(env.dataDir);
  const { folder } = await step('Building the site', async (note) => {
    const site = await build(env);
    if (!site.built) note('unchanged');
    return site;
  });
  const bundle = basename(folder);
  return await step('Publishing the site', async (note) => {
    const served = await openServedRelease(env, feed, content, folder);
    if (served) {
      note('unchanged');
      return { updater: served, bundle, isNew: false };
    }
    const { updater, pages, number } = await makeRelease(
      env,
      feed,
      await Bundle.open(folder),
      content.revision,
    );
    await updater.release.swap(folders);
    await pruneReleases(folders, env.releasesKept);
    note(`${String(pages)} pages, release ${String(number)}`);
    return { updater, bundle, isNew: true };
  });
}

/**
 * Applies everything up to a revision and updates the shifted lists. It leaves later writes for later, because a
 * continuous stream of writes must not delay the release forever.
 */
export async function catchUp(updater: ReleaseUpdater, revision: number): Promise<void> {
  while (updater.state.cursor < revision) if ((await updater.applyChanges()) === 0) break;
  while (updater.hasShiftedLists) await updater.updateShiftedList();
}
