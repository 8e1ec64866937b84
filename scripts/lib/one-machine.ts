import type { Env } from '../../cms/src/settings/env';
import { buildCms } from '../build/cms';
import { buildPanel, ensurePanelFolder } from '../build/panel';
import { buildSite } from '../build/site';
import { servedFolder } from '../publisher/release/release-facts';
import { createSiteServer } from '../server/site-server';
import { registerCleanup } from './cleanup';
import { cmsEnvironment, launchCms, waitUntilHealthy } from './cms-process';
import { assertFreeSpace } from './disk';
import { messageOf } from './failure';
import { foldersOf } from './folders';
import { supervise } from './supervise';
import { assertPortFree } from './ports';
import { launchPublisher, waitUntilPublished } from './publisher-process';
import { log, sharedClock, step } from './log';

const NEEDED_BYTES = 1.5e9;

async function startSiteServer(env: Env): Promise<void> {
  const server = createSiteServer(foldersOf(env.dataDir), env.objectStorage?.publicUrl);
  registerCleanup(() => server.close());
  await server.listen({ host: env.siteHost, port: env.sitePort });
}

/**
 * Runs everything on this machine: CMS, publisher and the site's server, built first where their sources changed. A
 * site that was published before is served at once; the first one is built while the CMS starts. The panel is built last.
 * A program that exits later is started again, and the site is served meanwhile.
 * @param waitsForBuild prints the welcome when the site is of this code and content, too
 * @throws Failure where CMS or publisher does not start
 */
export async function runOneMachine(
  env: Env,
  welcome: string,
  waitsForBuild: boolean,
): Promise<void> {
  await assertFreeSpace(env.dataDir, NEEDED_BYTES);
  await assertPortFree(env.cmsHost, env.cmsPort, 'CMS_PORT');
  await assertPortFree(env.siteHost, env.sitePort, 'SITE_PORT');
  await assertPortFree(env.publisherHost, env.publisherPort, 'PUBLISHER_PORT');
  const isPublished = (await servedFolder(foldersOf(env.dataDir).current)) !== undefined;
  const serve = () => step('Serving the site', () => startSiteServer(env));
  if (isPublished) await serve();
  await step('Compiling the CMS', async (note) => {
    if (!(await buildCms())) note('unchanged');
  });
  await ensurePanelFolder();
  const startCms = () => launchCms(env);
  const cms = startCms();
  const healthy = step('Starting the CMS', () => waitUntilHealthy(env, cms));
  const built = isPublished ? undefined : step('Building the site', () => buildSite(env, healthy));
  const cmsSupervised = healthy.then(() => supervise(cms, startCms));
  await Promise.race([Promise.all([healthy, built]), cmsSupervised]);
  const startPublisher = (args: readonly string[] = []) =>
    launchPublisher({ env: { ...cmsEnvironment(env), ...sharedClock } }, args);
  const publisher = startPublisher(waitsForBuild ? ['--wait-for-build'] : []);
  await Promise.race([waitUntilPublished(env, publisher), cmsSupervised]);
  if (!isPublished) await serve();
  console.log(welcome);
  await Promise.all([cmsSupervised, supervise(publisher, startPublisher), ensurePanel(env)]);
}

/** Builds the panel where its sources changed. Where that fails the site is served all the same. */
async function ensurePanel(env: Env): Promise<void> {
  try {
    await step('Building the panel', async (note) => {
      if (!(await buildPanel(env))) note('unchanged');
    });
  } catch (error) {
    log(messageOf(error));
  }
}
