import { readFile, readlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rewrite } from '../../../site/adapter/manifest';
import type { SiteRollback } from '../../lib/domain';
import { undefinedIfMissing, writeAtomically } from '../../lib/files';
import type { PageSizes } from '../feed/page-sizes';
import type { Bundle } from './bundle';

/** What a release is made of, in a file that is not served. */
export interface ReleaseFacts {
  /** The bundle that rendered it. */
  readonly bundle: string;
  readonly rewrites: readonly Rewrite[];
  /** Missing in a release of an earlier version. */
  readonly pageSizes?: PageSizes;
  /** Only in a release that a rollback made. */
  readonly rollback?: Rollback;
}

export interface Rollback {
  /** The release whose code and editorial content it has. */
  readonly to: number;
  /** The bundle of the newer code and content; the publisher does not publish it until somebody requests a build. */
  readonly insteadOf: string;
  /** ISO 8601. */
  readonly since: string;
}

/** No server answers a name that begins with a dot. */
const RELEASE_FILE = '.release.json';

export const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFacts;

export const writeFacts = (folder: string, facts: ReleaseFacts): Promise<void> =>
  writeAtomically(join(folder, RELEASE_FILE), `${JSON.stringify(facts, null, 2)}\n`);

/** The rollback that a release stands for; null for any other release. */
export const rollbackOf = (
  { rollback }: ReleaseFacts,
  { manifest }: Bundle,
): SiteRollback | null =>
  rollback ? { release: rollback.to, builtAt: manifest.createdAt, since: rollback.since } : null;

/** The folder that the link `current` leads to; undefined before the first publish. */
export async function servedFolder(current: string): Promise<string | undefined> {
  const target = await undefinedIfMissing(readlink(current));
  return target === undefined ? undefined : resolve(dirname(current), target);
}
