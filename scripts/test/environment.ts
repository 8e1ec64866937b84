import path from 'node:path';
import { readEnv } from '../../cms/src/settings/env';
import type { Env } from '../../cms/src/settings/env';
import { siteEnvironment } from '../build/site';
import { foldersOf, program, repository, scriptArgs, siteFolder } from '../lib/folders';
import { freePort } from '../lib/ports';
import { startProcess } from '../lib/processes';
import type { ProcessOptions, RunningProcess } from '../lib/processes';
import { waitUntil } from '../lib/wait';

/** The time limit of a request. After it, the request is sent again. */
const ANSWER_MS = 30_000;

/** The environment of the end-to-end tests: the product as `npm start` starts it, with its sample content. */
export interface TestEnvironment {
  readonly env: Env;
  /** The environment variables that make the programs use this environment's folder and ports. */
  readonly settings: Readonly<Record<string, string>>;
  /** The port of `gatsby serve`, for comparison. */
  readonly gatsbyPort: number;
}

/** An environment with its own data folder and ports; nothing runs in it yet. */
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
    args: scriptArgs('start'),
    cwd: repository,
    env: settings,
    log: path.join(foldersOf(env.dataDir).logs, 'start.log'),
  });

/** Serves the build that the product has just made, by `gatsby serve`. */
export const startGatsby = ({ env, gatsbyPort }: TestEnvironment): Promise<RunningProcess> =>
  startAndWait([`http://localhost:${String(gatsbyPort)}`], {
    name: 'gatsby serve',
    args: [program('gatsby'), 'serve', '--port', String(gatsbyPort)],
    cwd: siteFolder,
    env: { ...siteEnvironment(env), NODE_ENV: 'production' },
    log: path.join(foldersOf(env.dataDir).logs, 'gatsby-serve.log'),
  });

/**
 * Starts a program and resolves when it answers at each address; it exits at the latest with this command.
 * @param options `log` is in the folder of all logs of this program
 * @throws Failure if the program exits or hangs
 */
export async function startAndWait(
  urls: readonly string[],
  options: ProcessOptions & { readonly log: string },
): Promise<RunningProcess> {
  const running = startProcess(options);
  await waitUntil(async () => (await Promise.all(urls.map(answers))).every(Boolean), {
    running,
    logs: path.dirname(options.log),
    otherwise: `${options.name} does not answer at ${urls.join(', ')}.`,
  });
  return running;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
