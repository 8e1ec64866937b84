import { readFile, readlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rewrite } from '../../../site/adapter/manifest';
import type { SiteRollback } from '../../lib/domain';
import { undefinedIfMissing, writeAtomically } from '../../lib/files';
import type { PageSizes } from '../feed/page-sizes';
import type { Bundle } from './bundle';

/** The parts and sizes that a release is made from, in a file that is not served. */
export interface ReleaseFacts {
  /** The bundle that rendered the release. */
  readonly bundle: string;
  readonly rewrites: readonly Rewrite[];
  /** Missing in a release of an earlier version. */
  readonly pageSizes?: PageSizes;
  /** Set only in a release that a rollback made. */
  readonly rollback?: Rollback;
}

export interface Rollback {
  /** The release whose code and editorial content this one has. */
  readonly to: number;
  /** The bundle of the newer code and content; the publisher publishes it only after a request for a build. */
  readonly insteadOf: string;
  /** ISO 8601. */
  readonly since: string;
}

/** Servers do not serve a name that begins with a dot. */
const RELEASE_FILE = '.release.json';

export const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFacts;

export const writeFacts = (folder: string, facts: ReleaseFacts): Promise<void> =>
  writeAtomically(join(folder, RELEASE_FILE), `${JSON.stringify(facts, null, 2)}\n`);

/** The rollback that made a release; null for any other release. */
export const rollbackOf = (
  { rollback }: ReleaseFacts,
  { manifest }: Bundle,
): SiteRollback | null =>
  rollback ? { release: rollback.to, builtAt: manifest.createdAt, since: rollback.since } : null;

/** The folder that the link `current` points to; undefined before the first publish. */
export async function servedFolder(current: string): Promise<string | undefined> {
  const target = await undefinedIfMissing(readlink(current));
  return target === undefined ? undefined : resolve(dirname(current), target);
}
