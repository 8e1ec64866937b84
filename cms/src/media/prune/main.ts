import { serveRequests } from '../../program';
import { readEnv } from '../../settings/env';
import { findOrphans } from './find-orphans';
import type { Orphan, PruneRequest } from './messages';
import { removeOrphans } from './remove-orphans';

const HOUR = 60 * 60 * 1000;

/** The program that `npm run images:prune` starts. The response lists the orphans. */
serveRequests(async (strapi, options: PruneRequest): Promise<readonly Orphan[]> => {
  const olderThan = new Date(Date.now() - options.hours * HOUR);
  const found = await findOrphans(strapi, readEnv(), olderThan);
  if (options.delete) await removeOrphans(strapi, found);
  return found.map(({ path, kind, bytes }) => ({ path, kind, bytes }));
});
