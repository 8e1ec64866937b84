import { readEnv } from '../../../cms/src/settings/env';
import { buildSite, withSiteFolder } from '../../build/site';
import { removeGatsbyCaches } from '../../build/gatsby-caches';
import { CmsClient } from '../../lib/cms-client';
import { siteFolder } from '../../lib/folders';
import { Bundle } from '../../publisher/release/bundle';
import { CmsFeed } from '../../publisher/feed/cms-feed';
import { makeRelease } from '../../publisher/follower/open-release';
import { withMemory } from './memory';

/** A full publish of a CMS that runs, in a process of its own, as the publisher makes it; it is thrown away. */
export interface FullPublish {
  readonly settings: Readonly<Record<string, string>>;
}

export type FullPublishReply =
  | {
      readonly pages: number;
      /** Of the site's build, as from a fresh checkout. */
      readonly buildSeconds: number;
      readonly publishSeconds: number;
      /** The most that all the publisher's processes took together, without the build. */
      readonly megabytes: number;
    }
  | { readonly fault: string };

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}

async function publish({ settings }: FullPublish): Promise<FullPublishReply> {
  const env = readEnv({ ...process.env, ...settings });
  const feed = new CmsFeed(new CmsClient(env.cmsInternalUrl, env.secrets.PUBLISHER_TOKEN));
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

process.once('disconnect', () => process.exit());
process.once('message', (asked: FullPublish) => {
  void publish(asked)
    .catch((error: unknown): FullPublishReply => ({ fault: String(error) }))
    .then((reply) => process.send?.(reply));
});
