import type { Mutex } from 'async-mutex';
import type { Env } from '../../../cms/src/settings/env';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import type { Feed } from '../feed/feed';
import type { RollbackSource } from '../full/full-publish';
import type { Bundle } from '../release/bundle';
import { pruneReleases } from '../release/release-store';
import type { ReleaseUpdater } from '../updater/release-updater';
import { catchUp, makeRelease } from './open-release';

/** The release that is served, and what to do when another one replaces it. */
export interface ServedRelease {
  readonly updater: ReleaseUpdater;
  /** Called between two updates, when the other release becomes the served one. */
  readonly replaceBy: (next: ReleaseUpdater) => void;
  /** Called after `replaceBy`. */
  readonly dispose: (old: ReleaseUpdater) => Promise<void>;
}

interface Parts {
  readonly env: Env;
  readonly feed: Feed;
  /** Locked during each update of pages. */
  readonly mutex: Mutex;
}

export type ReplacementArguments = [
  served: ServedRelease,
  bundle: Bundle,
  builtAt: number,
  rollback?: RollbackSource,
];

/**
 * Publishes from another bundle, applies the changes that were made meanwhile, and swaps the releases between two
 * updates. A rollback prunes no release, because a further rollback may need an older one.
 *
 * @param args the served release, the bundle, and the revision up to which the bundle has all content
 */
export async function replaceRelease({ env, feed, mutex }: Parts, ...args: ReplacementArguments) {
  const [served, bundle, builtAt, rollback] = args;
  await step('Publishing the site', async (note) => {
    const {
      updater: next,
      pages,
      number,
    } = await makeRelease(env, feed, bundle, builtAt, rollback);
    const { updater: old } = served;
    try {
      await catchUp(next, (await feed.state()).revision);
      await mutex.runExclusive(async () => {
        await catchUp(next, old.state.cursor);
        await next.release.swap(foldersOf(env.dataDir));
        served.replaceBy(next);
      });
    } catch (cause) {
      next.close();
      await next.release.discard();
      throw cause;
    }
    await served.dispose(old);
    if (!rollback) await pruneReleases(foldersOf(env.dataDir), env.releasesKept);
    note(`${String(pages)} pages, release ${String(number)}`);
  });
}
