import { setTimeout as delay } from 'node:timers/promises';
import type { SiteLag } from '../../lib/domain';
import type { Feed } from '../cms-feed';

/** Whoever asks how things are does not wait longer for a CMS that hangs. */
const PATIENCE_MS = 1500;

async function ask(feed: Pick<Feed, 'changes'>, published: number): Promise<SiteLag> {
  const { revision, changes } = await feed.changes(published, 1);
  const [first] = changes;
  return {
    revision,
    changes: Math.max(0, revision - published),
    since: first ? new Date(first.at).toISOString() : null,
  };
}

/** How far pages are behind the CMS that are true up to a revision; null where the CMS does not say. */
export const lagOf = (feed: Pick<Feed, 'changes'>, published: number): Promise<SiteLag | null> =>
  Promise.race([ask(feed, published).catch(() => null), delay(PATIENCE_MS, null, { ref: false })]);
