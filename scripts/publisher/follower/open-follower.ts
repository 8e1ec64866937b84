import type { Env } from '../../../cms/src/env';
import { buildSite } from '../../build/site';
import { messageOf } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { log } from '../../lib/log';
import type { ContentState, Feed } from '../feed/cms-feed';
import { forgetUnserved } from '../release/release-store';
import { BuildRecord } from './build-record';
import { openWanted, takeUp } from './open-release';
import type { Build } from './open-release';
import { Publisher } from './follower';
import type { Beginning } from './follower';
import type { SiteKeeper } from '../updater/release-updater';

/**
 * Opens the served release, or makes one where there is none of this code, this content and this database. Where
 * that fails, the served one is followed as it is, if it is of this database; where the CMS does not even say which
 * database it has, as soon as it does.
 * @param isPatient waits for the build; else the served release of this database is followed at once, whatever code
 * and content it is of, and the build goes on beside it
 * @param build makes the bundle of this code and content, unless there is one
 */
export async function openPublisher(
  env: Env,
  feed: Feed,
  isPatient: boolean,
  build: Build = buildSite,
): Promise<Publisher> {
  const folders = foldersOf(env.dataDir);
  await forgetUnserved(folders);
  const record = await BuildRecord.open(folders);
  const publisherOf = (keeper: SiteKeeper, beginning: Beginning = {}) =>
    new Publisher(env, feed, build, record, keeper, beginning);
  let content: ContentState;
  try {
    content = await feed.state();
  } catch (cause) {
    const keeper = await takeUp(env, feed, undefined);
    if (!keeper) throw cause;
    const error = messageOf(cause);
    log(error);
    return publisherOf(keeper, { start: 'unseen', error });
  }
  const served = isPatient ? undefined : await takeUp(env, feed, content);
  if (served) return publisherOf(served, { start: 'unbuilt' });
  const began = performance.now();
  try {
    const { keeper, bundle, isNew } = await openWanted(env, feed, build, content);
    await keeper.builtUpTo(content.revision, bundle);
    if (isNew) record.note('build', began, null);
    else record.settle();
    return publisherOf(keeper);
  } catch (cause) {
    const keeper = await takeUp(env, feed, content);
    if (!keeper) throw cause;
    record.note('build', began, messageOf(cause));
    return publisherOf(keeper, { failedUpTo: content.revision });
  }
}
