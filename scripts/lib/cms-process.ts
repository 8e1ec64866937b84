import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { isHealthy } from './cms-client';
import { cmsFolder, foldersOf } from './folders';
import { startProcess } from './processes';
import type { RunningProcess } from './processes';
import { waitUntil } from './wait';

/** The environment variables of a CMS process that this process sets. */
export const cmsEnvironment = (env: Env) => ({
  DATA_DIR: env.dataDir,
  SAMPLE_CONTENT: String(env.sampleContent),
  STRAPI_TELEMETRY_DISABLED: 'true',
});

/**
 * Starts the compiled CMS, and does not wait for it. Its output goes to `cms.log` in the data folder's logs.
 * @param settings environment variables that this process does not have itself
 */
export const launchCms = (
  env: Env,
  settings: Readonly<Record<string, string>> = {},
): RunningProcess =>
  startProcess({
    name: 'The CMS',
    args: [join('dist', 'src', 'serve.js')],
    cwd: cmsFolder,
    env: { ...settings, ...cmsEnvironment(env), NODE_ENV: 'production' },
    log: join(foldersOf(env.dataDir).logs, 'cms.log'),
    keepsLog: true,
  });

/**
 * Resolves when the CMS answers.
 * @throws Failure if it exits or hangs
 */
export const waitUntilHealthy = (env: Env, cms: RunningProcess): Promise<void> =>
  waitUntil(() => isHealthy(env.cmsInternalUrl), {
    running: cms,
    logs: foldersOf(env.dataDir).logs,
    otherwise: `The CMS does not answer at ${env.cmsInternalUrl}: is that where it runs (CMS_INTERNAL_URL, else CMS_URL)?`,
  });
