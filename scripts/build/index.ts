import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '../../cms/src/settings/env';
import { isHealthy } from '../lib/cms-client';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { CMS_STAMP, compileCms } from './cms';
import { ensurePanel, PANEL_STAMP } from './panel';
import { buildSite } from './site';

/**
 * `npm run build`: the CMS, its panel and, if the CMS runs, a bundle of the site. A result that exists for the same
 * sources stays, except with `--force`.
 */
await runCommand(async () => {
  const env = readEnv();
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  if (values.force) for (const stamp of [CMS_STAMP, PANEL_STAMP]) await rm(stamp, { force: true });
  await compileCms();
  await ensurePanel(env);
  if (!(await isHealthy(env.cmsInternalUrl))) {
    log(
      `The CMS does not run at ${env.cmsInternalUrl}, so the site is not built: it needs its editorial content.`,
    );
    return;
  }
  await step('Building the site', async (note) => {
    if (!(await buildSite(env, undefined, values.force)).built) note('unchanged');
  });
});
