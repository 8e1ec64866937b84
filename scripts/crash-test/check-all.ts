import type { Env } from '../../cms/src/settings/env';
import { Failure } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import { log } from '../lib/log';
import { runPrune } from '../prune/run-prune';
import { requestPublisher } from '../publisher/control/publisher-client';
import { servedFolder } from '../publisher/release/release-facts';
import { feedOf } from '../publisher/run-publisher';
import type { TestEnvironment } from '../test/environment';
import { ApiClient } from './api-client';
import type { Ledger } from './ledger';
import { waitUntil } from './supervised-program';
import { read } from './reader';
import {
  checkFront,
  checkListing,
  checkLists,
  checkPictures,
  checkReleaseStore,
  compareReleases,
} from './check-site';

/** The maximum number of files of one call: at most two pictures, each with a thumbnail and three renditions. */
const MOST_FILES = 10;

async function publishedRevision(siteUrl: string): Promise<number> {
  const { text } = await read(siteUrl, '/published.json');
  return (JSON.parse(text) as { revision: number }).revision;
}

/** Waits until the publisher has applied everything. */
export async function waitUntilPublished(
  env: Env,
  ledger: Ledger,
  violations: Set<string>,
): Promise<void> {
  const { revision } = await feedOf(env).state();
  if (revision < ledger.revision) violations.add('the CMS has lost revisions');
  await waitUntil(
    async () => (await publishedRevision(env.siteUrl)) >= revision,
    `The site does not reach the revision ${String(revision)}.`,
  );
  await waitUntilIdle(env);
}

/** Waits until the publisher has nothing to do. Returns the folder that is served then. */
async function waitUntilIdle(env: Env): Promise<string> {
  await waitUntil(async () => {
    const { running, shiftedLists, error } = await requestPublisher(env);
    return running === 'nothing' && shiftedLists === 0 && error === null;
  }, 'The publisher does not become idle.');
  const folder = await servedFolder(foldersOf(env.dataDir).current);
  if (folder === undefined) throw new Failure('No release is served.');
  return folder;
}

/** Compares database, pages and pictures with the acknowledged writes, after the last write. */
export async function checkAll(
  environment: TestEnvironment,
  admin: ApiClient,
  ledger: Ledger,
  violations: Set<string>,
): Promise<void> {
  const { env } = environment;
  await waitUntilPublished(env, ledger, violations);
  const updated = await waitUntilIdle(env);
  for (const entry of ledger.entries) await checkListing(env, admin, entry, violations);
  await checkFront(admin, ledger, violations);
  await checkLists(env, new ApiClient(env), violations);
  await checkImages(environment, ledger, violations);
  await requestPublisher(env, 'build');
  await waitUntil(
    async () => (await waitUntilIdle(env)) !== updated,
    'The publisher does not publish the whole site.',
  );
  await compareReleases(updated, await waitUntilIdle(env), violations);
  await checkReleaseStore(foldersOf(env.dataDir).releases, violations);
}

/** Calls that were cut off leave orphans. A prune removes the orphans and nothing else. */
async function checkImages(
  { env, settings }: TestEnvironment,
  ledger: Ledger,
  violations: Set<string>,
) {
  const removed = new Set(ledger.entries.flatMap((entry) => [...entry.removed]));
  const orphans = await runPrune(env, { delete: true, hours: 0 }, settings);
  for (const { path } of orphans) {
    const base = path.replace(/(thumbnail_|w\d+_)/, '');
    if (removed.has(base)) violations.add(`${path} is left of a picture that was deleted`);
  }
  if (orphans.length > ledger.unacknowledged * MOST_FILES)
    violations.add(`${String(orphans.length)} pictures are left over`);
  log(`  ${String(orphans.length)} pictures were left over of calls that were cut off`);
  const again = await runPrune(env, { delete: false, hours: 0 }, settings);
  if (again.length > 0) violations.add('a prune leaves orphans');
  const certain = ledger.entries.filter(({ possible }) => possible.length === 1);
  await checkPictures(
    env,
    certain.flatMap(({ images }) => images),
    violations,
  );
}
