import { setTimeout as delay } from 'node:timers/promises';
import type { SiteLag } from '../../lib/domain';
import type { Feed } from '../feed/cms-feed';
import { publishedRevision } from '../release/release-state';
import type { ReleaseState } from '../release/release-state';

/** Whoever asks how things are does not wait longer for a CMS that hangs. */
const TIMEOUT_MS = 1500;

async function queryLag(feed: Pick<Feed, 'changes'>, state: ReleaseState): Promise<SiteLag> {
  const { revision, changes } = await feed.changes(publishedRevision(state), 1);
  const [first] = changes;
  return {
    revision,
    changes: Math.max(0, revision - state.cursor) + state.awaitingBuild.length,
    since: first ? new Date(first.at).toISOString() : null,
  };
}

/** How far a release's pages are behind the CMS; null where the CMS does not say. */
export const publishingLagOf = (
  feed: Pick<Feed, 'changes'>,
  state: ReleaseState,
): Promise<SiteLag | null> =>
  Promise.race([queryLag(feed, state).catch(() => null), delay(TIMEOUT_MS, null, { ref: false })]);
