import { readEnv } from '../../cms/src/settings/env';
import { isHealthy } from '../lib/cms-client';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { buildCms } from './cms';
import { buildPanel } from './panel';
import { buildSite } from './site';

/** `npm run build`: the CMS, its panel and, where the CMS runs, a bundle of the site. */
await runCommand(async () => {
  const env = readEnv();
  const noted = (done: boolean): string => (done ? 'built' : 'unchanged');
  await step('Compiling the CMS', async (note) => {
    note(noted(await buildCms()));
  });
  await step('Building the panel', async (note) => {
    note(noted(await buildPanel(env)));
  });
  if (!(await isHealthy(env.cmsInternalUrl))) {
    log(
      `The CMS does not run at ${env.cmsInternalUrl}, so the site is not built: it needs its editorial content.`,
    );
    return;
  }
  await step('Building the site', async (note) => {
    note(noted((await buildSite(env)).built));
  });
});
