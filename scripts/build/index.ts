import { readEnv } from '../../cms/src/settings/env';
import { isHealthy } from '../lib/cms-client';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { compileCms } from './cms';
import { ensurePanel } from './panel';
import { buildSite } from './site';

/** `npm run build`: the CMS, its panel and, where the CMS runs, a bundle of the site. */
await runCommand(async () => {
  const env = readEnv();
  await compileCms();
  await ensurePanel(env);
  if (!(await isHealthy(env.cmsInternalUrl))) {
    log(
      `The CMS does not run at ${env.cmsInternalUrl}, so the site is not built: it needs its editorial content.`,
    );
    return;
  }
  await step('Building the site', async (note) => {
    if (!(await buildSite(env)).built) note('unchanged');
  });
});
