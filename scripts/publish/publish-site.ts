import { join } from 'node:path';
import type { Env } from '../../cms/src/env';
import { buildSite } from '../build/site';
import { CmsClient } from '../lib/cms-client';
import { foldersOf } from '../lib/folders';
import { withLock } from '../lib/lock';
import { step } from '../lib/report';
import { Bundle } from './bundle';
import { CmsFeed } from './cms-feed';
import { pageProgress } from './progress';
import { publish } from './publish';
import { prune } from './release-shelf';

/**
 * Builds the site where its code or its editorial content changed, publishes every page, and shows
 * both steps. Needs a running CMS; throws a Failure where another publish runs on the same data.
 */
export async function publishSite(env: Env): Promise<void> {
  const folders = foldersOf(env.dataDir);
  await withLock(
    join(folders.site, 'publish.lock'),
    'The site is being published by another command already: wait for it, or end it.',
    async () => {
      const { folder } = await step('Building the site', async (note) => {
        const site = await buildSite(env);
        if (!site.built) note('unchanged');
        return site;
      });
      await step('Publishing the site', async (note) => {
        const feed = new CmsFeed(new CmsClient(env.cmsUrl, env.secrets.PUBLISHER_TOKEN));
        const bundle = await Bundle.open(folder);
        const { release, pages } = await publish(env, bundle, feed, pageProgress());
        await prune(folders, env.releasesKept);
        note(`${String(pages)} pages, release ${String(release)}`);
      });
    },
  );
}
