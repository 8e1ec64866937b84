import { number, object } from 'yup';
import { changesAfter } from '../../../documents/change-log';
import { currentRevision } from '../../../documents/revision';
import { instanceOf } from '../services/instance';
import { parseQuery } from '../../../http/query';

/** `GET /api/publisher/state`: the revision of the last committed write of content, and which database it is of. */
export const publisherState = async () => ({
  revision: await currentRevision(strapi),
  instance: await instanceOf(strapi),
});

const changesQuery = object({
  after: number().integer().min(0).default(0),
  limit: number().integer().min(1).max(5000).default(500),
});

/** `GET /api/publisher/changes`: what was written after a revision, in order, and the last revision of which database. */
export async function feedChanges(input: Readonly<Record<string, unknown>>) {
  const { after, limit } = parseQuery(changesQuery, input);
  // First, so that no change which the list lacks is said to be in it.
  const state = await publisherState();
  return { ...state, changes: await changesAfter(strapi, after, limit) };
}
