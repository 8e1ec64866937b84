import type { Env } from '../../cms/src/settings/env';
import { CmsClient } from '../lib/cms-client';
import { Failure } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import { log } from '../lib/log';
import { runPrune } from '../prune/run-prune';
import { CmsFeed } from '../publisher/feed/cms-feed';
import { requestPublisher } from '../publisher/control/publisher-client';
import { servedFolder } from '../publisher/release/release-facts';
import type { TestEnvironment } from '../test/environment';
import { ApiClient } from './api-client';
import type { Violations } from './violations';
import type { Ledger } from './ledger';
import { waitUntil } from './supervised-program';
import { read } from './reader';
import {
  checkFront,
  checkListing,
  checkLists,
  checkReleaseStore,
  compareReleases,
} from './check-site';

/** A call brings at most two pictures, each with a thumbnail and three renditions. */
const MOST_FILES = 10;

export const feedOf = (env: Env): CmsFeed =>
  new CmsFeed(new CmsClient(env.cmsUrl, env.secrets.PUBLISHER_TOKEN));

async function published(siteUrl: string): Promise<number> {
  const { text } = await read(siteUrl, '/published.json');
  return (JSON.parse(text) as { revision: number }).revision;
}

/** Waits until the publisher has worked off everything. */
export async function waitUntilPublished(
  env: Env,
  ledger: Ledger,
  faults: Violations,
): Promise<void> {
  const { revision } = await feedOf(env).state();
  if (revision < ledger.revision) faults.add('the CMS has lost revisions');
  await waitUntil(
    async () => (await published(env.siteUrl)) >= revision,
    `The site does not reach the revision ${String(revision)}.`,
  );
  await waitUntilIdle(env);
}

/** Waits until the publisher has nothing to do, and answers the folder that is served then. */
async function waitUntilIdle(env: Env): Promise<string> {
  await waitUntil(async () => {
    const { running, shiftedLists, error } = await requestPublisher(env);
    return running === 'nothing' && shiftedLists === 0 && error === null;
  }, 'The publisher does not come to rest.');
  const folder = await servedFolder(foldersOf(env.dataDir).current);
  if (folder === undefined) throw new Failure('No release is served.');
  return folder;
}

/** Holds database, pages and pictures against what was acknowledged, once all is at rest. */
export async function checkAll(
  stage: TestEnvironment,
  admin: ApiClient,
  ledger: Ledger,
  faults: Violations,
): Promise<void> {
  const { env } = stage;
  await waitUntilPublished(env, ledger, faults);
  const kept = await waitUntilIdle(env);
  for (const entry of ledger.entries) await checkListing(env, admin, entry, faults);
  await checkFront(admin, ledger, faults);
  await checkLists(env, new ApiClient(env), faults);
  await checkImages(stage, ledger, faults);
  await requestPublisher(env, 'build');
  await waitUntil(
    async () => (await waitUntilIdle(env)) !== kept,
    'The publisher does not publish the whole site.',
  );
  await compareReleases(kept, await waitUntilIdle(env), faults);
  await checkReleaseStore(foldersOf(env.dataDir).releases, faults);
}

/** What is left over is of calls that were cut off; a prune removes it, and nothing else. */
async function checkImages({ env, settings }: TestEnvironment, ledger: Ledger, faults: Violations) {
  const removed = new Set(ledger.entries.flatMap((entry) => [...entry.removed]));
  const { orphans } = await runPrune(env, { delete: true, hours: 0 }, settings);
  for (const { path } of orphans) {
    const base = path.replace(/(thumbnail_|w\d+_)/, '');
    if (removed.has(base)) faults.add(`${path} is left of a picture that was taken away`);
  }
  if (orphans.length > ledger.unacknowledged * MOST_FILES)
    faults.add(`${String(orphans.length)} pictures are left over`);
  log(`  ${String(orphans.length)} pictures were left over of calls that were cut off`);
  const again = await runPrune(env, { delete: false, hours: 0 }, settings);
  if (again.orphans.length > 0) faults.add('a prune leaves pictures that nothing names');
  for (const { images, possible } of ledger.entries)
    if (possible.length === 1)
      for (const path of images) {
        const { status } = await read(env.siteUrl, path);
        if (status !== 200) faults.add(`the picture ${path} is gone`);
      }
}
