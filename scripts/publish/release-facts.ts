import { readFile, readlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rewrite } from '../../site/adapter/manifest';
import { readIfThere, unlessMissing, writeWhole } from '../lib/files';
import type { Area, ListKey } from '../lib/domain';

/** What a release says of itself in a file that is not served. */
export interface ReleaseFacts {
  /** The bundle that rendered it. */
  readonly bundle: string;
  readonly rewrites: readonly Rewrite[];
  /** The newer bundle that a rollback went back from: it is not built again by itself. */
  readonly insteadOf?: string;
}

/** The further pages of a list, from one on, that are yet to be renewed. */
export interface Tail {
  readonly area: Area;
  readonly list: ListKey;
  readonly page: number;
}

/** How far a release's pages are, in a file that is not served. */
export interface ReleaseState {
  /** The database that they show. */
  readonly instance: string;
  /** Every change up to this revision has been worked off, but for those that need a build. */
  readonly cursor: number;
  /** The first revision that needs a build which has not been published; null where none does. */
  readonly unbuilt: number | null;
  readonly tails: readonly Tail[];
}

/** Their names begin with a dot, which no server answers. */
export const RELEASE_FILE = '.release.json';
const STATE_FILE = '.state.json';
const PUBLISHED_FILE = 'published.json';

export const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFacts;

/** Undefined for a release that never got so far. */
export async function readState(folder: string): Promise<ReleaseState | undefined> {
  const text = await readIfThere(join(folder, STATE_FILE));
  return text === undefined ? undefined : (JSON.parse(text) as ReleaseState);
}

/** The revision up to which everything written is on the pages. */
export const publishedRevision = ({ cursor, unbuilt }: ReleaseState): number =>
  unbuilt === null ? cursor : Math.min(cursor, unbuilt - 1);

/** Writes down how far the pages are, and last what everybody may read of it. */
export async function writeState(folder: string, state: ReleaseState): Promise<void> {
  await writeWhole(join(folder, STATE_FILE), `${JSON.stringify(state)}\n`);
  const published = {
    revision: publishedRevision(state),
    /** The same without regard to what needs a build. */
    pages: state.cursor,
    publishedAt: new Date().toISOString(),
  };
  await writeWhole(join(folder, PUBLISHED_FILE), `${JSON.stringify(published)}\n`);
}

/** The folder that the link `current` leads to; undefined before the first publish. */
export async function servedFolder(current: string): Promise<string | undefined> {
  const target = await unlessMissing(readlink(current));
  return target === undefined ? undefined : resolve(dirname(current), target);
}
