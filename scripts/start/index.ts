import { readEnv } from '../../cms/src/env';
import type { Env } from '../../cms/src/env';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { atEnd } from '../lib/at-end';
import { crashOf, startCms } from '../lib/cms-process';
import { assertFreeSpace } from '../lib/disk';
import { foldersOf } from '../lib/folders';
import { assertPortFree } from '../lib/ports';
import { step } from '../lib/report';
import { runVerb } from '../lib/verb';
import { runPublisher } from '../publish/live/service';
import { createSiteServer } from '../serve/server';
import { welcome } from './welcome';

const NEEDED_BYTES = 1.5e9;

async function serveSite(env: Env): Promise<void> {
  const server = createSiteServer(foldersOf(env.dataDir), env.objectStorage?.publicUrl);
  atEnd(() => server.close());
  await server.listen({ host: env.siteHost, port: env.sitePort });
}

/** `npm start`: the demonstration. The CMS with the sample content, the site built, published and served. */
await runVerb(
  async () => {
    const env = readEnv({ ...process.env, SAMPLE_CONTENT: 'true' });
    await assertFreeSpace(env.dataDir, NEEDED_BYTES);
    await assertPortFree(env.cmsHost, env.cmsPort, 'CMS_PORT');
    await assertPortFree(env.siteHost, env.sitePort, 'SITE_PORT');
    await assertPortFree(env.publisherHost, env.publisherPort, 'PUBLISHER_PORT');
    await step('Compiling the CMS', async (note) => {
      if (!(await buildCms(env))) note('unchanged');
    });
    await step('Building the panel', async (note) => {
      if (!(await buildPanel(env))) note('unchanged');
    });
    const cms = await step('Starting the CMS', () => startCms(env));
    const crash = crashOf(cms);
    const publishing = runPublisher(env, async () => {
      await step('Serving the site', () => serveSite(env));
      console.log(welcome(env));
    });
    await Promise.race([publishing, crash]);
  },
  { untilStopped: true },
);
