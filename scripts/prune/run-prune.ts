import type { Env } from '../../cms/src/settings/env';
import type { PruneResult } from '../../cms/src/media/prune/messages';
import { runCmsProgram } from '../lib/cms-program';

export interface PruneOptions {
  /** Removes what is found. */
  readonly delete: boolean;
  /** What is younger is left alone. */
  readonly hours: number;
}

/**
 * Runs the CMS's own program over its database and storage; the CMS itself may run beside it.
 * @param settings of the environment that this process does not have itself
 * @throws Failure where it does not come to its end
 */
export const runPrune = (
  env: Env,
  options: PruneOptions,
  settings: Readonly<Record<string, string>> = {},
): Promise<PruneResult> =>
  runCmsProgram(env, {
    name: 'media/prune/main',
    log: 'prune.log',
    args: ['--hours', String(options.hours), ...(options.delete ? ['--delete'] : [])],
    settings,
  });
