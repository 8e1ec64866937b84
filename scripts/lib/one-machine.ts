import type { Env } from '../../cms/src/env';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { runPublisher } from '../publish/live/service';
import { servedFolder } from '../publish/release-facts';
import { createSiteServer } from '../serve/server';
import { atEnd } from './at-end';
import { crashOf, startCms } from './cms-process';
import { assertFreeSpace } from './disk';
import { foldersOf } from './folders';
import { assertPortFree } from './ports';
import { step } from './report';

const NEEDED_BYTES = 1.5e9;

async function serveSite(env: Env): Promise<void> {
  const server = createSiteServer(foldersOf(env.dataDir), env.objectStorage?.publicUrl);
  atEnd(() => server.close());
  await server.listen({ host: env.siteHost, port: env.sitePort });
}

/**
 * Runs everything on this machine: CMS, publisher and the site's server, built first where their sources changed. A
 * site that was published before is served at once. Ends when one of them does, with its Failure.
 * @param isPatient says the welcome when the site is of this code and content, too
 */
export async function runOneMachine(env: Env, welcome: string, isPatient: boolean): Promise<void> {
  await assertFreeSpace(env.dataDir, NEEDED_BYTES);
  await assertPortFree(env.cmsHost, env.cmsPort, 'CMS_PORT');
  await assertPortFree(env.siteHost, env.sitePort, 'SITE_PORT');
  await assertPortFree(env.publisherHost, env.publisherPort, 'PUBLISHER_PORT');
  const isPublished = (await servedFolder(foldersOf(env.dataDir).current)) !== undefined;
  const serve = () => step('Serving the site', () => serveSite(env));
  if (isPublished) await serve();
  await step('Compiling the CMS', async (note) => {
    if (!(await buildCms(env))) note('unchanged');
  });
  await step('Building the panel', async (note) => {
    if (!(await buildPanel(env))) note('unchanged');
  });
  const cms = await step('Starting the CMS', () => startCms(env));
  const crash = crashOf(cms);
  const publishing = runPublisher(env, isPatient, async () => {
    if (!isPublished) await serve();
    console.log(welcome);
  });
  await Promise.race([publishing, crash]);
}
