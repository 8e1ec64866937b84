import { readEnv } from '../../cms/src/settings/env';
import type { Env } from '../../cms/src/settings/env';
import { siteEnvironment, withSiteFolder } from '../build/site';
import { withGatsbyCaches } from '../build/gatsby-caches';
import { cmsEnvironment, waitUntilHealthy } from '../lib/cms-process';
import { cmsFolder, program, siteFolder } from '../lib/folders';
import { assertPortsFree } from '../lib/ports';
import { startProcess } from '../lib/processes';
import type { RunningProcess } from '../lib/processes';
import { log } from '../lib/log';
import { rejectOnExit } from '../lib/wait';
import { runCommand } from '../lib/command';

const watchCms = (env: Env): RunningProcess =>
  startProcess({
    name: 'The CMS',
    args: [program('strapi'), 'develop', '--no-install-deps'],
    cwd: cmsFolder,
    env: { ...cmsEnvironment(env), NODE_ENV: 'development' },
  });

const watchSite = (env: Env): RunningProcess =>
  startProcess({
    name: 'The site',
    args: [program('gatsby'), 'develop', '--host', env.siteHost, '--port', String(env.sitePort)],
    cwd: siteFolder,
    env: { ...siteEnvironment(env), NODE_ENV: 'development' },
  });

/** `npm run dev`: the CMS and the site with the sample content. Each is rebuilt when its files change. */
await runCommand(
  async () => {
    const env = readEnv({ ...process.env, SAMPLE_CONTENT: 'true' });
    await assertPortsFree([
      { host: env.cmsHost, port: env.cmsPort, variable: 'CMS_PORT' },
      { host: env.siteHost, port: env.sitePort, variable: 'SITE_PORT' },
    ]);
    const work = async () => {
      log(`The CMS comes to ${env.cmsUrl}, then the site to ${env.siteUrl}.`);
      const cms = watchCms(env);
      await waitUntilHealthy(env, cms);
      await Promise.race([rejectOnExit(cms), rejectOnExit(watchSite(env))]);
    };
    await withSiteFolder(() => withGatsbyCaches(siteFolder, 'being developed', work));
  },
  { untilStopped: true },
);
