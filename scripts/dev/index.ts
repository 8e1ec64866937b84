import { readEnv } from '../../cms/src/env';
import type { Env } from '../../cms/src/env';
import { siteEnvironment, withSiteFolder } from '../build/site';
import { untilFinished } from '../build/working-folders';
import { cmsEnvironment, crashOf, untilHealthy } from '../lib/cms-process';
import { cmsFolder, program, siteFolder } from '../lib/folders';
import { assertPortFree } from '../lib/ports';
import { startProcess } from '../lib/processes';
import type { Running } from '../lib/processes';
import { say } from '../lib/report';
import { runVerb } from '../lib/verb';

const watchCms = (env: Env): Running =>
  startProcess({
    name: 'The CMS',
    args: [program('strapi'), 'develop', '--no-install-deps'],
    cwd: cmsFolder,
    env: { ...cmsEnvironment(env), NODE_ENV: 'development' },
  });

const watchSite = (env: Env): Running =>
  startProcess({
    name: 'The site',
    args: [program('gatsby'), 'develop', '--host', env.siteHost, '--port', String(env.sitePort)],
    cwd: siteFolder,
    env: { ...siteEnvironment(env), NODE_ENV: 'development' },
  });

/** `npm run dev`: the CMS and the site, each built anew when its files change, with the sample content. */
await runVerb(
  async () => {
    const env = readEnv({ ...process.env, SAMPLE_CONTENT: 'true' });
    await assertPortFree(env.cmsHost, env.cmsPort, 'CMS_PORT');
    await assertPortFree(env.siteHost, env.sitePort, 'SITE_PORT');
    const work = async () => {
      say(`The CMS comes to ${env.cmsUrl}, then the site to ${env.siteUrl}.`);
      const cms = watchCms(env);
      await untilHealthy(env, cms);
      await Promise.race([crashOf(cms), crashOf(watchSite(env))]);
    };
    await withSiteFolder(() => untilFinished(siteFolder, 'being developed', work));
  },
  { untilStopped: true },
);
