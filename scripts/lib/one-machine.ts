import type { Env } from '../../cms/src/settings/env';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { servedFolder } from '../publisher/release/release-facts';
import { createSiteServer } from '../server/site-server';
import { registerCleanup } from './cleanup';
import { cmsEnvironment, launchCms, waitUntilHealthy } from './cms-process';
import { assertFreeSpace } from './disk';
import { foldersOf } from './folders';
import { supervise } from './supervise';
import { assertPortFree } from './ports';
import { launchPublisher, waitUntilPublished } from './publisher-process';
import { sharedClock, step } from './log';

const NEEDED_BYTES = 1.5e9;

async function startSiteServer(env: Env): Promise<void> {
  const server = createSiteServer(foldersOf(env.dataDir), env.objectStorage?.publicUrl);
  registerCleanup(() => server.close());
  await server.listen({ host: env.siteHost, port: env.sitePort });
}

/**
 * Runs everything on this machine: CMS, publisher and the site's server, built first where their sources changed. A
 * site that was published before is served at once. Throws a Failure where CMS or publisher does not come; one that ends
 * later is started again, and the site is served meanwhile.
 * @param isPatient says the welcome when the site is of this code and content, too
 */
export async function runOneMachine(env: Env, welcome: string, isPatient: boolean): Promise<void> {
  await assertFreeSpace(env.dataDir, NEEDED_BYTES);
  await assertPortFree(env.cmsHost, env.cmsPort, 'CMS_PORT');
  await assertPortFree(env.siteHost, env.sitePort, 'SITE_PORT');
  await assertPortFree(env.publisherHost, env.publisherPort, 'PUBLISHER_PORT');
  const isPublished = (await servedFolder(foldersOf(env.dataDir).current)) !== undefined;
  const serve = () => step('Serving the site', () => startSiteServer(env));
  if (isPublished) await serve();
  await step('Compiling the CMS', async (note) => {
    if (!(await buildCms(env))) note('unchanged');
  });
  await step('Building the panel', async (note) => {
    if (!(await buildPanel(env))) note('unchanged');
  });
  const startCms = () => launchCms(env);
  const cms = startCms();
  await step('Starting the CMS', () => waitUntilHealthy(env, cms));
  const cmsKept = supervise(cms, startCms);
  const startPublisher = (args: readonly string[] = []) =>
    launchPublisher({ env: { ...cmsEnvironment(env), ...sharedClock } }, args);
  const publisher = startPublisher(isPatient ? ['--patient'] : []);
  await Promise.race([waitUntilPublished(env, publisher), cmsKept]);
  if (!isPublished) await serve();
  console.log(welcome);
  await Promise.all([cmsKept, supervise(publisher, startPublisher)]);
}
