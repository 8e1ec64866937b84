import path from 'node:path';
import { withSiteFolder } from '../build/site';
import { chore, task } from '../check/task';
import { foldersOf } from '../lib/folders';
import type { Outcome } from '../check/task';
import { findChromium } from './chromium';
import { runPlaywright } from './runners';
import { startGatsby, startProduct } from './stage';
import type { Stage } from './stage';

/** Brings the product up for the end-to-end tests. */
export const raiseStage = async (stage: Stage): Promise<Outcome[]> => [
  await chore('npm start', () => startProduct(stage)),
];

/** Plays the end-to-end tests on a stage that is up. */
export const playStories = (stage: Stage, place: string): Promise<Outcome> =>
  task('End-to-end tests', async () => {
    const chromium = await findChromium();
    return withSiteFolder(async () => {
      await startGatsby(stage);
      return runPlaywright({
        folder: path.join(place, 'stories'),
        env: {
          SITE_URL: stage.env.siteUrl,
          CMS_URL: stage.env.cmsUrl,
          PUBLISHER_URL: stage.env.publisherUrl,
          PUBLISHER_TOKEN: stage.env.secrets.PUBLISHER_TOKEN,
          SAMPLE_PASSWORD: stage.env.samplePassword,
          RELEASES: foldersOf(stage.env.dataDir).releases,
          GATSBY_URL: `http://localhost:${String(stage.gatsbyPort)}`,
          CHROMIUM_PATH: chromium,
        },
      });
    });
  });
