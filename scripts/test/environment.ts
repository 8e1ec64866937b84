import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readEnv } from '../../cms/src/settings/env';
import type { Env } from '../../cms/src/settings/env';
import { siteEnvironment } from '../build/site';
import { rejectOnExit } from '../lib/cms-process';
import { Failure } from '../lib/failure';
import { foldersOf, program, repository, siteFolder } from '../lib/folders';
import { freePort } from '../lib/free-port';
import { startProcess } from '../lib/processes';
import type { ProcessOptions, RunningProcess } from '../lib/processes';

/** Longer than the slowest of the stage's programs takes to answer. */
const PATIENCE_MS = 8 * 60_000;
const POLL_MS = 500;

/** Where the end-to-end tests play: the product as `npm start` brings it up, with its sample content. */
export interface TestEnvironment {
  readonly env: Env;
  /** What makes the programs use this stage's folder and ports. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where `gatsby serve` answers, for comparison. */
  readonly gatsbyPort: number;
}

/** A stage in a data folder and on ports of its own; nothing runs on it yet. */
export async function planEnvironment(place: string): Promise<TestEnvironment> {
  const settings = {
    DATA_DIR: path.join(place, 'data'),
    CMS_PORT: String(await freePort()),
    SITE_PORT: String(await freePort()),
    PUBLISHER_PORT: String(await freePort()),
    CMS_URL: '',
    SITE_URL: '',
    PUBLISHER_URL: '',
    DATABASE_CLIENT: 'sqlite',
    APP_ENV: 'development',
    SAMPLE_CONTENT: 'true',
  };
  return { settings, env: readEnv({ ...process.env, ...settings }), gatsbyPort: await freePort() };
}

/** Runs `npm start` until it serves the published site. */
export const startProduct = ({ env, settings }: TestEnvironment): Promise<RunningProcess> =>
  startAndWait([env.siteUrl], {
    name: 'npm start',
    args: ['--import', 'tsx', path.join(repository, 'scripts/start/index.ts')],
    cwd: repository,
    env: settings,
    log: path.join(foldersOf(env.dataDir).logs, 'start.log'),
  });

/** Serves the build that the product has just made by Gatsby's own means. */
export const startGatsby = ({ env, gatsbyPort }: TestEnvironment): Promise<RunningProcess> =>
  startAndWait([`http://localhost:${String(gatsbyPort)}`], {
    name: 'gatsby serve',
    args: [program('gatsby'), 'serve', '--port', String(gatsbyPort)],
    cwd: siteFolder,
    env: { ...siteEnvironment(env), NODE_ENV: 'production' },
    log: path.join(foldersOf(env.dataDir).logs, 'gatsby-serve.log'),
  });

/** Starts a program and resolves when it answers at each address; it ends at the latest with this command. */
export async function startAndWait(
  urls: readonly string[],
  options: ProcessOptions,
): Promise<RunningProcess> {
  const running = startProcess(options);
  const crash = rejectOnExit(running);
  // It ends by itself when it is not needed any more; until it answers, the race below sees a crash.
  crash.catch(() => undefined);
  const giveUp = performance.now() + PATIENCE_MS;
  while (!(await Promise.race([answersAll(urls), crash]))) {
    if (performance.now() > giveUp)
      throw new Failure(`${options.name} does not answer at ${urls.join(', ')}.`);
    await Promise.race([delay(POLL_MS), crash]);
  }
  return running;
}

const answersAll = async (urls: readonly string[]): Promise<boolean> =>
  (await Promise.all(urls.map(answers))).every(Boolean);

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
