import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import type { BuiltSite } from '../../build/site';
import { undefinedIfMissing } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import { Bundle } from '../release/bundle';
import type { ContentState, Feed } from '../feed/cms-feed';
import { pageProgress } from '../full/progress';
import { fullPublish, startRenderer } from '../full/full-publish';
import type { RollbackSource } from '../full/full-publish';
import { Release } from '../release/release';
import { isSameDatabase, readFacts, readState, servedFolder } from '../release/release-facts';
import { pruneReleases } from '../release/release-store';
import { ReleaseUpdater } from '../updater/release-updater';

/** Makes the bundle of this code and content, unless there is one. */
export type BuildSite = (env: Env) => Promise<BuiltSite>;

/** The served release and its bundle, where it is of the CMS's own database, as far as that is known. */
async function findServedRelease(env: Env, content: ContentState | undefined) {
  const folders = foldersOf(env.dataDir);
  const folder = await servedFolder(folders.current);
  const state = folder === undefined ? undefined : await readState(folder);
  if (folder === undefined || !state || (content && !isSameDatabase(state, content)))
    return undefined;
  const facts = await readFacts(folder);
  const bundle = await undefinedIfMissing(Bundle.open(join(folders.bundles, facts.bundle)));
  return bundle && { folder, bundle };
}

/**
 * Takes up the served release, where it is of the CMS's own database, as far as that is known.
 * @param content undefined where the CMS cannot be asked
 * @param wanted takes it up where it is of this bundle alone
 */
export async function openServedRelease(
  env: Env,
  feed: Feed,
  content: ContentState | undefined,
  wanted?: string,
): Promise<ReleaseUpdater | undefined> {
  const served = await findServedRelease(env, content);
  if (!served) return undefined;
  const { folder, bundle } = served;
  const isWanted = wanted === undefined || (await isReleaseOfBundle(folder, wanted));
  return isWanted ? await openUpdater(env, feed, bundle, await Release.open(folder)) : undefined;
}

/** Whether a release is of this bundle, or of an earlier one that somebody wanted back instead. */
export async function isReleaseOfBundle(release: string, bundle: string): Promise<boolean> {
  const facts = await readFacts(release);
  return [facts.bundle, facts.rollback?.insteadOf].includes(basename(bundle));
}

/** Keeps a whole release true from now on. */
const openUpdater = (
  env: Env,
  feed: Feed,
  bundle: Bundle,
  release: Release,
): Promise<ReleaseUpdater> =>
  ReleaseUpdater.open(
    release,
    { bundle, feed, renderer: startRenderer(env, bundle, 'publish.log') },
    env.siteUrl,
  );

/** Publishes every page from a bundle into a new release, which is not served yet. */
export async function makeRelease(
  env: Env,
  feed: Feed,
  bundle: Bundle,
  builtAt: number,
  back?: RollbackSource,
) {
  const renderer = startRenderer(env, bundle, 'publish.log');
  try {
    const more = back && { back };
    const onPage = pageProgress();
    const made = await fullPublish(env, { bundle, feed, renderer, builtAt, onPage, ...more });
    const keeper = await ReleaseUpdater.open(made.release, { bundle, feed, renderer }, env.siteUrl);
    return { ...made, keeper };
  } catch (error) {
    renderer.close();
    throw error;
  }
}

/** The served release, where it is of this code and content; else a new one: `isNew` tells which, `bundle` of what it is wanted. */
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
  return await step('Publishing the site', async (note) => {
    const served = await openServedRelease(env, feed, content, folder);
    if (served) {
      note('unchanged');
      return { keeper: served, bundle: basename(folder), isNew: false };
    }
    const made = await makeRelease(env, feed, await Bundle.open(folder), content.revision);
    await made.keeper.release.swap(folders);
    await pruneReleases(folders, env.releasesKept);
    note(`${String(made.pages)} pages, release ${String(made.number)}`);
    return { keeper: made.keeper, bundle: basename(folder), isNew: true };
  });
}

/**
 * Works off everything up to a revision, and the further pages of the lists that it shifts. What is written meanwhile
 * is left for later: a stream of writes that never ends would keep the release from being served.
 */
export async function catchUp(keeper: ReleaseUpdater, revision: number): Promise<void> {
  while (keeper.state.cursor < revision) if ((await keeper.applyChanges()) === 0) break;
  while (keeper.hasShiftedLists) await keeper.updateShiftedList();
}
