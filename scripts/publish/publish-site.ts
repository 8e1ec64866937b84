import { join } from 'node:path';
import type { Env } from '../../cms/src/env';
import { buildSite } from '../build/site';
import { CmsClient } from '../lib/cms-client';
import { foldersOf } from '../lib/folders';
import type { Folders } from '../lib/folders';
import { withLock } from '../lib/lock';
import { step } from '../lib/report';
import { Bundle } from './bundle';
import { CmsFeed } from './cms-feed';
import type { Feed } from './cms-feed';
import { contentState } from './content-state';
import { pageProgress } from './progress';
import { publish } from './publish';
import { readFacts, servedFolder } from './release-facts';
import { prune } from './release-shelf';

/** Whether the served release was rendered by this bundle from what the CMS holds now. */
async function isServed(folders: Folders, bundle: Bundle, feed: Feed): Promise<boolean> {
  const folder = await servedFolder(folders.current);
  if (folder === undefined) return false;
  const served = await readFacts(folder);
  return served.bundle === bundle.name && served.content === (await contentState(feed));
}

/**
 * Builds the site where its code or its editorial content changed, publishes every page, and shows
 * both steps. `unlessServed`: does not publish what is served already. Needs a running CMS; throws
 * a Failure where another publish runs on the same data.
 */
export async function publishSite(env: Env, { unlessServed = false } = {}): Promise<void> {
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
        if (unlessServed && (await isServed(folders, bundle, feed))) {
          note('unchanged');
          return;
        }
        const { release, pages } = await publish(env, bundle, feed, pageProgress());
        await prune(folders, env.releasesKept);
        note(`${String(pages)} pages, release ${String(release)}`);
      });
    },
  );
}
