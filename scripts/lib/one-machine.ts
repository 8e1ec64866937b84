import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../cms/src/settings/env';
import { keepDataPrivate } from '../../cms/src/settings/private-data';
import { compileCms } from '../build/cms';
import { ensurePanel, ensurePanelFolder } from '../build/panel';
import { buildSite } from '../build/site';
import { servedFolder } from '../publisher/release/release-facts';
import { createSiteServer } from '../server/site-server';
import { registerCleanup } from './cleanup';
import { isHealthy } from './cms-client';
import { cmsEnvironment, launchCms, waitUntilHealthy } from './cms-process';
import { assertFreeSpace } from './disk';
import { messageOf } from './failure';
import { foldersOf } from './folders';
import { supervise } from './supervise';
import { assertPortsFree } from './ports';
import type { RunningProcess } from './processes';
import { launchPublisher, waitUntilPublished } from './publisher-process';
import { log, sharedClock, step } from './log';

const NEEDED_BYTES = 1.5e9;
const POLL_MS = 200;

async function startSiteServer(env: Env): Promise<void> {
  const server = createSiteServer(foldersOf(env.dataDir), env.objectStorage?.publicUrl);
  registerCleanup(() => server.close());
  await server.listen({ host: env.siteHost, port: env.sitePort });
}

async function assertStartable(env: Env): Promise<void> {
  keepDataPrivate(env.dataDir);
  await assertFreeSpace(env.dataDir, NEEDED_BYTES);
  await assertPortsFree([
    { host: env.cmsHost, port: env.cmsPort, variable: 'CMS_PORT' },
    { host: env.siteHost, port: env.sitePort, variable: 'SITE_PORT' },
    { host: env.publisherHost, port: env.publisherPort, variable: 'PUBLISHER_PORT' },
  ]);
}

const serveSite = (env: Env): Promise<void> => step('Serving the site', () => startSiteServer(env));

const startPublisher = (env: Env, args: readonly string[] = []): RunningProcess =>
  launchPublisher({ env: { ...cmsEnvironment(env), ...sharedClock } }, args);

/** Builds the panel. A failure does not stop the site. */
const buildPanel = (env: Env): Promise<void> =>
  ensurePanel(env).catch((error: unknown) => {
    log(messageOf(error));
  });

/**
 * The demonstration: CMS, publisher and the static server, built first if their sources changed. A site that was
 * published before is served at once; the first one is built while the CMS starts. The panel is built last. A program
 * that exits later is restarted, and the site is served meanwhile.
 * @param welcome printed when the site is of this code and content
 * @throws Failure if the CMS does not start, or the publisher exits before the pages exist
 */
export async function runDemonstration(env: Env, welcome: string): Promise<void> {
  await assertStartable(env);
  const isPublished = (await servedFolder(foldersOf(env.dataDir).current)) !== undefined;
  if (isPublished) await serveSite(env);
  await compileCms();
  await ensurePanelFolder();
  const startCms = () => launchCms(env);
  const cms = startCms();
  const healthy = step('Starting the CMS', () => waitUntilHealthy(env, cms));
  const built = isPublished ? undefined : step('Building the site', () => buildSite(env, healthy));
  const cmsSupervised = healthy.then(() => supervise(cms, startCms));
  await Promise.race([Promise.all([healthy, built]), cmsSupervised]);
  const publisher = startPublisher(env, ['--wait-for-build']);
  await Promise.race([waitUntilPublished(env, publisher), cmsSupervised]);
  if (!isPublished) await serveSite(env);
  console.log(welcome);
  await Promise.all([
    ...[cmsSupervised, buildPanel(env)],
    supervise(publisher, () => startPublisher(env)),
  ]);
}

/**
 * Production: the static server first, then CMS and publisher, built first if their sources changed. Only the end of
 * the static server ends the command. A CMS or a publisher that exits, also at its first start, is restarted, and the
 * last release is served meanwhile.
 * @param welcome printed when the CMS answers
 */
export async function runProduction(env: Env, welcome: string): Promise<void> {
  await assertStartable(env);
  await serveSite(env);
  await compileCms();
  await ensurePanelFolder();
  const startCms = () => launchCms(env);
  const cms = supervise(startCms(), startCms);
  await step('Starting the CMS', async () => {
    while (!(await isHealthy(env.cmsInternalUrl))) await delay(POLL_MS);
  });
  console.log(welcome);
  const publisher = supervise(startPublisher(env), () => startPublisher(env));
  await Promise.all([cms, publisher, buildPanel(env)]);
}
