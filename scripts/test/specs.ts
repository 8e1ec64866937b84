import path from 'node:path';
import { withSiteFolder } from '../build/site';
import { chore, task } from '../check/task';
import { foldersOf } from '../lib/folders';
import type { Outcome } from '../check/task';
import type { RunningProcess } from '../lib/processes';
import { findChromium } from './chromium';
import { runPlaywright } from './runners';
import { startGatsby, startProduct } from './environment';
import type { TestEnvironment } from './environment';

/** The product that was brought up, or undefined where it did not come. */
export interface StartedProduct {
  readonly outcome: Outcome;
  readonly product: RunningProcess | undefined;
}

/** Brings the product up for the tests that need its published site. */
export async function startTestProduct(stage: TestEnvironment): Promise<StartedProduct> {
  let product: RunningProcess | undefined;
  const outcome = await chore('npm start', async () => {
    product = await startProduct(stage);
  });
  return { outcome, product };
}

const specSettings = (stage: TestEnvironment, chromium: string) => ({
  SITE_URL: stage.env.siteUrl,
  CMS_URL: stage.env.cmsUrl,
  PUBLISHER_URL: stage.env.publisherUrl,
  PUBLISHER_TOKEN: stage.env.secrets.PUBLISHER_TOKEN,
  SAMPLE_PASSWORD: stage.env.samplePassword,
  RELEASES: foldersOf(stage.env.dataDir).releases,
  GATSBY_URL: `http://localhost:${String(stage.gatsbyPort)}`,
  CHROMIUM_PATH: chromium,
});

/**
 * Plays the end-to-end tests on a stage that is up: first those of a visitor, beside Gatsby's own server, then those
 * that change the content, and have the site built anew.
 */
export async function runSpecs(stage: TestEnvironment, place: string): Promise<Outcome[]> {
  const chromium = await findChromium();
  const env = specSettings(stage, chromium);
  const visitors = await task('End-to-end tests', () =>
    withSiteFolder(async () => {
      const gatsby = await startGatsby(stage);
      const run = { folder: path.join(place, 'stories'), env };
      return runPlaywright(run, ['phone', 'desktop']).finally(() => gatsby.stop());
    }),
  );
  const publishing = await task('Stories of publishing', () =>
    runPlaywright({ folder: path.join(place, 'publishing'), env }, ['publishing']),
  );
  return [visitors, publishing];
}
