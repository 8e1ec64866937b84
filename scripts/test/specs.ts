import path from 'node:path';
import { withSiteFolder } from '../build/site';
import { task } from '../check/task';
import type { Outcome } from '../check/task';
import { foldersOf } from '../lib/folders';
import { findChromium } from './chromium';
import { startGatsby } from './environment';
import type { TestEnvironment } from './environment';
import { copySpecLogs, FAILURES } from './failures';
import { runPlaywright } from './runners';

const specSettings = ({ env, gatsbyPort }: TestEnvironment, chromium: string, isAll: boolean) => ({
  SITE_URL: env.siteUrl,
  CMS_URL: env.cmsUrl,
  PUBLISHER_URL: env.publisherUrl,
  PUBLISHER_TOKEN: env.secrets.PUBLISHER_TOKEN,
  SAMPLE_PASSWORD: env.samplePassword,
  RELEASES: foldersOf(env.dataDir).releases,
  GATSBY_URL: `http://localhost:${String(gatsbyPort)}`,
  CHROMIUM_PATH: chromium,
  E2E_ALL: isAll ? '1' : '',
});

/**
 * Runs the end-to-end specs against the running product: first the specs that do not change the published content,
 * beside Gatsby's own server, then those that change it and rebuild the site.
 * @param isAll runs each spec at both widths, except those that test one of them
 */
export async function runSpecs(
  environment: TestEnvironment,
  place: string,
  isAll: boolean,
): Promise<Outcome[]> {
  const env = specSettings(environment, await findChromium(), isAll);
  const run = (name: string, projects: readonly string[]) =>
    runPlaywright({
      folder: path.join(place, name),
      results: path.join(FAILURES, name),
      onFailures: (specs) => copySpecLogs(environment, specs),
      env,
      projects,
    });
  const specs = await task('Specs', () =>
    withSiteFolder(async () => {
      const gatsby = await startGatsby(environment);
      return run('specs', ['phone', 'desktop']).finally(() => gatsby.stop());
    }),
  );
  return [specs, await task('Specs of publishing', () => run('publishing', ['publishing']))];
}
