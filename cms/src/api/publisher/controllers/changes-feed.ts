import { number, object } from 'yup';
import { changesAfter } from '../../../documents/change-log';
import { prunedRevision } from '../../../documents/prune-changes';
import { currentRevision } from '../../../documents/revision';
import { instanceOf } from '../services/instance';
import { LIST_KEYS } from '../../../domain';
import type { ListKey } from '../../../domain';
import { parseQuery } from '../../../http/query';
import { changedListings } from '../services/own-pages';

/**
 * `GET /api/publisher/state`: the revision of the last committed write of content, the name of the database, and the
 * revision up to which the change log may lack entries.
 */
export const publisherState = async () => ({
  revision: await currentRevision(strapi),
  instance: await instanceOf(strapi),
  pruned: await prunedRevision(strapi),
});

const changesQuery = object({
  after: number().integer().min(0).default(0),
  limit: number().integer().min(1).max(5000).default(500),
});

const size = number().integer().min(1).max(500).required();
const sizesQuery = object(
  Object.fromEntries(LIST_KEYS.map((list) => [list, size])) as Record<ListKey, typeof size>,
);

/**
 * `GET /api/publisher/changes`: the writes after a revision, in order, with the state. Where the query has the number of
 * listings on a page of each list, also the changed listings (if they are few) with what their pages show: that saves
 * requests.
 */
export async function feedChanges(input: Readonly<Record<string, unknown>>) {
  const { after, limit } = parseQuery(changesQuery, input);
  // The state is read before the changes, so that the list contains every change up to the returned revision.
  const state = await publisherState();
  const changes = await changesAfter(strapi, after, limit);
  const hasSizes = LIST_KEYS.some((list) => input[list] !== undefined);
  const sizes = hasSizes ? parseQuery(sizesQuery, input) : undefined;
  const listings = sizes ? await changedListings(strapi, changes, sizes) : [];
  // Read after the changes: entries that were removed meanwhile are missing from them.
  return { ...state, pruned: await prunedRevision(strapi), changes, listings };
}
