import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../cms/src/settings/env';
import { isHealthy } from './cms-client';
import { Failure } from './failure';
import { cmsFolder, foldersOf } from './folders';
import { startProcess } from './processes';
import type { RunningProcess } from './processes';

/** Longer than the sample content takes on the slowest machine. */
const PATIENCE_MS = 5 * 60_000;
const POLL_MS = 200;

/** What the CMS must be told that this process knows already. */
export const cmsEnvironment = (env: Env) => ({
  DATA_DIR: env.dataDir,
  SAMPLE_CONTENT: String(env.sampleContent),
  STRAPI_TELEMETRY_DISABLED: 'true',
});

/**
 * Starts the compiled CMS, and does not wait for it. Its output goes to `cms.log` in the data folder's logs.
 * @param settings of the environment that this process does not have itself
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
  });

/** Resolves when the CMS answers. Throws a Failure where it ends instead, or does not in five minutes. */
export async function waitUntilHealthy(env: Env, cms: RunningProcess): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  const crash = rejectOnExit(cms);
  // Seen by whichever of the waits below comes first.
  crash.catch(() => undefined);
  while (!(await Promise.race([isHealthy(env.cmsInternalUrl), crash]))) {
    if (performance.now() > giveUp) {
      throw new Failure(
        `The CMS does not answer at ${env.cmsInternalUrl}: is that where it runs (CMS_INTERNAL_URL, else CMS_URL)?`,
      );
    }
    await Promise.race([delay(POLL_MS), crash]);
  }
}

/** Never resolves; rejects with a Failure when the process ends by itself. */
export async function rejectOnExit(running: RunningProcess): Promise<never> {
  throw await running.failure(await running.exited);
}
