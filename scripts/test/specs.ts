import path from 'node:path';
import { withSiteFolder } from '../build/site';
import { task } from '../check/task';
import type { Counts, Outcome } from '../check/task';
import { foldersOf } from '../lib/folders';
import type { RunningProcess } from '../lib/processes';
import { whileRunning } from '../lib/wait';
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

async function runProjects(
  name: string,
  projects: readonly string[],
  environment: TestEnvironment,
  place: string,
  isAll: boolean,
): Promise<Counts> {
  return runPlaywright({
    folder: path.join(place, name),
    results: path.join(FAILURES, name),
    onFailures: (specs) => copySpecLogs(environment, specs),
    env: specSettings(environment, await findChromium(), isAll),
    projects,
  });
}

/**
 * Runs the specs that do not change the published content against the running product, beside Gatsby's own server.
 * @param isAll runs each spec at both widths, except those that test one of them
 */
export const runSpecs = (
  environment: TestEnvironment,
  product: RunningProcess,
  place: string,
  isAll: boolean,
): Promise<Outcome> =>
  task('Specs', () => {
    const specs = withSiteFolder(async () => {
      const gatsby = await startGatsby(environment);
      return runProjects('specs', ['phone', 'desktop'], environment, place, isAll).finally(() =>
        gatsby.stop(),
      );
    });
    return whileRunning(product, specs);
  });

/** Runs the specs that change the published content and rebuild the site. */
export const runPublishingSpecs = (
  environment: TestEnvironment,
  product: RunningProcess,
  place: string,
  isAll: boolean,
): Promise<Outcome> =>
  task('Specs of publishing', () =>
    whileRunning(product, runProjects('publishing', ['publishing'], environment, place, isAll)),
  );
