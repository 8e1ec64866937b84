import { readEnv } from '../../../cms/src/settings/env';
import { buildSite, withSiteFolder } from '../../build/site';
import { removeGatsbyCaches } from '../../build/gatsby-caches';
import { siteFolder } from '../../lib/folders';
import { Bundle } from '../../publisher/release/bundle';
import { makeRelease } from '../../publisher/follower/open-release';
import { feedOf } from '../../publisher/run-publisher';
import { timed } from '../measure/statistics';
import { serveRequests } from '../worker-process';
import { withMemory } from './memory';
import type { FullPublishJob, FullPublishResult } from './publish-fully';

/** Makes a release of a running CMS in the same way as the publisher, and discards it. */
async function publish({ settings }: FullPublishJob): Promise<FullPublishResult> {
  const env = readEnv({ ...process.env, ...settings });
  const feed = feedOf(env);
  await withSiteFolder(() => removeGatsbyCaches(siteFolder));
  const built = await timed(() => buildSite(env));
  const { revision } = await feed.state();
  const { result, megabytes } = await withMemory(() =>
    timed(async () => makeRelease(env, feed, await Bundle.open(built.result.folder), revision)),
  );
  const { updater, pages } = result.result;
  updater.close();
  await updater.release.discard();
  return { pages, buildSeconds: built.seconds, publishSeconds: result.seconds, megabytes };
}

serveRequests(publish);
