import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import { Bundle } from '../../publisher/release/bundle';
import { makeRelease } from '../../publisher/follower/open-release';
import { readFacts, servedFolder } from '../../publisher/release/release-facts';
import { findDifferences } from '../../publisher/release/compare-releases';
import type { PublishingEnvironment } from './environment';

/** Compares the served site with a full publish, byte for byte. Throws a Failure if a page differs. */
export function assertPagesMatch({ product, feed }: PublishingEnvironment): Promise<void> {
  const { env } = product;
  const folders = foldersOf(env.dataDir);
  return step('Every page against a full publish', async (note) => {
    const served = await servedFolder(folders.current);
    if (served === undefined) throw new Failure('Nothing is served.');
    const bundle = await Bundle.open(`${folders.bundles}/${(await readFacts(served)).bundle}`);
    const { revision } = await feed.state();
    const { updater, pages } = await makeRelease(env, feed, bundle, revision);
    updater.close();
    for await (const file of findDifferences(served, updater.release.folder)) {
      throw new Failure(`${file} is not what a full publish makes of it.`);
    }
    await updater.release.discard();
    note(`${String(pages)} pages are the same`);
  });
}
