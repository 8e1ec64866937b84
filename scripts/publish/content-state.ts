import { createHash } from 'node:crypto';
import { REGION_LISTS } from '../lib/domain';
import type { Feed } from './cms-feed';

/**
 * A hash that is another one after every change of what the pages show. The revision tells one
 * change from the next; the newest listings tell one database from another of the same revision.
 */
export async function contentState(feed: Pick<Feed, 'revision' | 'glance'>): Promise<string> {
  const revision = await feed.revision();
  const lists = await Promise.all(REGION_LISTS.map(({ area, list }) => feed.glance(area, list)));
  return createHash('sha256').update(JSON.stringify({ revision, lists })).digest('hex');
}
