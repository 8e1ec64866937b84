import type { Env } from '../../../cms/src/settings/env';
import { buildSite } from '../../build/site';
import { messageOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { log } from '../../lib/log';
import type { ContentState, Feed } from '../feed/cms-feed';
import { removeUnservedReleases } from '../release/release-store';
import { BuildRecord } from './build-record';
import { openOrMakeRelease, openServedRelease } from './open-release';
import type { BuildSite } from './open-release';
import { Follower } from './follower';
import type { InitialState } from './follower';
import type { ReleaseUpdater } from '../updater/release-updater';

/**
 * Opens the served release, or makes one where there is none of this code, this content and this database. Where
 * that fails, the served one is followed as it is, if it is of this database; where the CMS does not even say which
 * database it has, as soon as it does.
 * @param isPatient waits for the build; else the served release of this database is followed at once, whatever code
 * and content it is of, and the build goes on beside it
 * @param build makes the bundle of this code and content, unless there is one
 */
export async function openFollower(
  env: Env,
  feed: Feed,
  isPatient: boolean,
  build: BuildSite = buildSite,
): Promise<Follower> {
  const folders = foldersOf(env.dataDir);
  await removeUnservedReleases(folders);
  const record = await BuildRecord.open(folders);
  const publisherOf = (keeper: ReleaseUpdater, beginning: InitialState = {}) =>
    new Follower(env, feed, build, record, keeper, beginning);
  let content: ContentState;
  try {
    content = await feed.state();
  } catch (cause) {
    const keeper = await openServedRelease(env, feed, undefined);
    if (!keeper) throw cause;
    const error = messageOf(cause);
    log(error);
    return publisherOf(keeper, { start: 'unseen', error });
  }
  const served = isPatient ? undefined : await openServedRelease(env, feed, content);
  if (served) return publisherOf(served, { start: 'awaitingBuild' });
  const began = performance.now();
  try {
    const { keeper, bundle, isNew } = await openOrMakeRelease(env, feed, build, content);
    await keeper.markBuiltUpTo(content.revision, bundle);
    if (isNew) record.recordResult('build', began, null);
    else record.clearFailure();
    return publisherOf(keeper);
  } catch (cause) {
    const keeper = await openServedRelease(env, feed, content);
    if (!keeper) throw cause;
    record.recordResult('build', began, messageOf(cause));
    return publisherOf(keeper, { failedUpTo: content.revision });
  }
}
