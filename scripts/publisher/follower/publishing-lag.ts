import { setTimeout as delay } from 'node:timers/promises';
import type { SiteLag } from '../../lib/domain';
import type { Feed } from '../feed/feed';
import { publishedRevision } from '../release/release-state';
import type { ReleaseState } from '../release/release-state';

/** A request for the status does not wait longer for a CMS that hangs. */
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

/** The lag of a release's pages behind the CMS; null if the CMS does not answer. */
export const publishingLagOf = (
  feed: Pick<Feed, 'changes'>,
  state: ReleaseState,
): Promise<SiteLag | null> =>
  Promise.race([queryLag(feed, state).catch(() => null), delay(TIMEOUT_MS, null, { ref: false })]);
