import type { Env } from '../../cms/src/settings/env';
import type { Orphan, PruneRequest } from '../../cms/src/media/prune/messages';
import { requestCms } from '../lib/cms-program';

/**
 * Finds the orphans of the CMS's database and storage; the CMS itself may run.
 * @param settings environment variables that this process does not have itself
 */
export const runPrune = (
  env: Env,
  options: PruneRequest,
  settings: Readonly<Record<string, string>> = {},
): Promise<readonly Orphan[]> =>
  requestCms(env, { name: 'media/prune/main', log: 'prune.log', settings }, options);
