import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import type { PublisherStatus } from '../lib/domain';
import { undefinedIfMissing } from '../lib/files';
import { foldersOf } from '../lib/folders';
import type { Folders } from '../lib/folders';
import { isLocked } from '../lib/lock';
import { Bundle } from '../publisher/release/bundle';
import type { Feed } from '../publisher/feed/feed';
import { readFacts, rollbackOf, servedFolder } from '../publisher/release/release-facts';
import { publishedRevision, readState } from '../publisher/release/release-state';
import { numberOf } from '../publisher/release/release-store';
import { BuildRecord } from '../publisher/follower/build-record';
import { publishingLagOf } from '../publisher/follower/publishing-lag';

export type StatusOnDisk = Awaited<ReturnType<typeof statusOnDisk>>;

/** The status of the published site, read without a publisher. */
export async function statusOnDisk(env: Env, feed: Pick<Feed, 'changes'>) {
  const folders = foldersOf(env.dataDir);
  return {
    /** Whether a program is publishing now: such a program answers only after its publish. */
    isBeingPublished: await isLocked(folders.publishLock),
    /** Undefined if nothing has been published yet. */
    site: await siteOnDisk(folders, feed),
  };
}

/** The part of the publisher's status that files contain. */
export type SiteOnDisk = Pick<
  PublisherStatus,
  'revision' | 'pages' | 'behind' | 'release' | 'rollback' | 'lastBuild'
>;

async function siteOnDisk(
  folders: Folders,
  feed: Pick<Feed, 'changes'>,
): Promise<SiteOnDisk | undefined> {
  const folder = await servedFolder(folders.current);
  const state = folder === undefined ? undefined : await readState(folder);
  if (folder === undefined || !state) return undefined;
  const facts = await readFacts(folder);
  const bundle = await undefinedIfMissing(Bundle.open(join(folders.bundles, facts.bundle)));
  return {
    revision: publishedRevision(state),
    pages: state.cursor,
    behind: await publishingLagOf(feed, state),
    release: numberOf(folder),
    rollback: bundle ? rollbackOf(facts, bundle) : null,
    lastBuild: (await BuildRecord.open(folders)).last,
  };
}
