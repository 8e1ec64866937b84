import type { Env } from '../../../cms/src/settings/env';
import { buildSite } from '../../build/site';
import { messageOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { log } from '../../lib/log';
import type { ContentState, Feed } from '../feed/feed';
import { removeUnservedReleases } from '../release/release-store';
import { BuildRecord } from './build-record';
import { openOrMakeRelease, openServedRelease } from './open-release';
import type { BuildSite } from './open-release';
import { Follower } from './follower';
import type { InitialState } from './follower';
import type { ReleaseUpdater } from '../updater/release-updater';

/**
 * Opens the served release, or makes one if none is of this code, this content and this database. If that fails, the
 * publisher follows the served release unchanged, if it is of this database. If the CMS does not answer, the database
 * is checked later.
 *
 * @param isPatient waits for the build; otherwise the publisher follows the served release of this database at once,
 *   and the build runs in parallel
 * @param build makes the bundle of this code and content, unless it exists
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
  const followerOf = (updater: ReleaseUpdater, initialState: InitialState = {}) =>
    new Follower(env, feed, build, record, updater, initialState);
  let content: ContentState;
  try {
    content = await feed.state();
  } catch (cause) {
    const updater = await openServedRelease(env, feed, undefined);
    if (!updater) throw cause;
    const error = messageOf(cause);
    log(error);
    return followerOf(updater, { start: 'unknownDatabase', error });
  }
  const served = isPatient ? undefined : await openServedRelease(env, feed, content);
  if (served) return followerOf(served, { start: 'uncheckedBuild' });
  const began = performance.now();
  try {
    const { updater, bundle, isNew } = await openOrMakeRelease(env, feed, build, content);
    await updater.markBuiltUpTo(content.revision, bundle);
    if (isNew) record.recordResult('build', began, null);
    else record.clearFailure();
    return followerOf(updater);
  } catch (cause) {
    const updater = await openServedRelease(env, feed, content);
    if (!updater) throw cause;
    record.recordResult('build', began, messageOf(cause));
    return followerOf(updater, { failedUpTo: content.revision });
  }
}
