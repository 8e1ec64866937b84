import { number, object } from 'yup';
import { changesAfter } from '../../../documents/change-log';
import { currentRevision } from '../../../documents/revision';
import { instanceOf } from '../services/instance';
import { parseQuery } from '../../../http/query';

/** `GET /api/publisher/state`: the revision of the last committed write of content, and the name of the database. */
export const publisherState = async () => ({
  revision: await currentRevision(strapi),
  instance: await instanceOf(strapi),
});

const changesQuery = object({
  after: number().integer().min(0).default(0),
  limit: number().integer().min(1).max(5000).default(500),
});

/**
 * `GET /api/publisher/changes`: the writes after a revision, in order, with the last revision and the name of the
 * database.
 */
export async function feedChanges(input: Readonly<Record<string, unknown>>) {
  const { after, limit } = parseQuery(changesQuery, input);
  // The state is read before the changes, so that the list contains every change up to the returned revision.
  const state = await publisherState();
  return { ...state, changes: await changesAfter(strapi, after, limit) };
}
