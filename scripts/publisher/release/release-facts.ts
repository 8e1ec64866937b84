import { mkdir, readFile, readlink, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rewrite } from '../../../site/adapter/manifest';
import { parseJson } from '../../lib/json';
import {
  readIfExists,
  undefinedIfMissing,
  writeAtomically,
  writeAtomicallySync,
} from '../../lib/files';
import type { Area, Kind, ListKey } from '../../lib/domain';
import type { ContentState } from '../feed/cms-feed';
import type { PageSizes } from '../feed/page-sizes';

/** What a release says of itself in a file that is not served. */
export interface ReleaseFacts {
  /** The bundle that rendered it. */
  readonly bundle: string;
  readonly rewrites: readonly Rewrite[];
  /** A release of an earlier version does not know. */
  readonly pageSizes?: PageSizes;
  /** Of a release that somebody went back to. */
  readonly rollback?: Rollback;
}

/** What a release that somebody went back to stands for. */
export interface Rollback {
  /** The release whose code and editorial content it has. */
  readonly to: number;
  /** The bundle that the CMS's content and the code would give: it is not published by itself. */
  readonly insteadOf: string;
  /** ISO 8601. */
  readonly since: string;
}

/** The further pages of a list, from one on, that are yet to be renewed. */
export interface ShiftedList {
  readonly area: Area;
  readonly list: ListKey;
  readonly page: number;
}

/** Where pages show a listing. */
export interface ListingPlace {
  readonly path: string;
  readonly area: Area;
  readonly list: ListKey;
  readonly locality: string;
  readonly code: string;
}

/** A listing whose pages are being renewed: where they may show it, null for nowhere. */
export interface InProgressUpdate {
  readonly kind: Kind;
  readonly id: string;
  readonly shown: readonly (ListingPlace | null)[];
}

/** How far a release's pages are, in a file that is not served. */
export interface ReleaseState {
  /** The database that they show. */
  readonly instance: string;
  /** Every change up to this revision has been worked off, but for those that need a build. */
  readonly cursor: number;
  /** The revisions up to it that need a build which has not been published, in their order. */
  readonly awaitingBuild: readonly number[];
  readonly shiftedLists: readonly ShiftedList[];
  /** What was begun after the cursor: whoever is cut off in it does all of it again. */
  readonly inProgress: readonly InProgressUpdate[];
  /** When every page was held against the CMS last, ISO 8601; a release of an earlier version does not know. */
  readonly reconciledAt?: string;
}

/** Their names begin with a dot, which no server answers. */
const RELEASE_FILE = '.release.json';
const STATE_FILE = '.state.json';
const PUBLISHED_FILE = 'published.json';
/** Files that are not whole yet: what is there when a publisher starts was cut off. */
const PARTIAL = '.partial';

export const partialFolderOf = (folder: string): string => join(folder, PARTIAL);

/** Makes room for files that are not whole yet, and throws away those that were cut off. */
export async function resetPartialFolder(folder: string): Promise<void> {
  await rm(partialFolderOf(folder), { recursive: true, force: true });
  await mkdir(partialFolderOf(folder), { recursive: true });
}

export const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFacts;

export const writeFacts = (folder: string, facts: ReleaseFacts): Promise<void> =>
  writeAtomically(join(folder, RELEASE_FILE), `${JSON.stringify(facts, null, 2)}\n`);

/** Undefined for a release that never got so far, or whose file a disk has spoiled: nobody knows then how far it is. */
export async function readState(folder: string): Promise<ReleaseState | undefined> {
  const text = await readIfExists(join(folder, STATE_FILE));
  const kept = text === undefined ? undefined : (parseJson(text) as StoredState | undefined);
  if (!kept) return undefined;
  const { awaitingBuild, ...state } = kept;
  // A release of an earlier version does not know what was under way, and of what needs a build the first alone.
  return {
    inProgress: [],
    ...state,
    awaitingBuild: typeof awaitingBuild === 'object' ? (awaitingBuild ?? []) : [awaitingBuild],
  };
}

type StoredState = Omit<ReleaseState, 'inProgress' | 'awaitingBuild'> & {
  readonly awaitingBuild: ReleaseState['awaitingBuild'] | number | null;
};

/** Whether pages are of the CMS's own database, and not of what it was after a backup that was put back. */
export const isSameDatabase = (
  { instance, cursor }: Pick<ReleaseState, 'instance' | 'cursor'>,
  content: ContentState,
): boolean => instance === content.instance && cursor <= content.revision;

/** The revision up to which everything written is on the pages. */
export const publishedRevision = ({ cursor, awaitingBuild: [first] }: ReleaseState): number =>
  first === undefined ? cursor : Math.min(cursor, first - 1);

/** Writes down how far the pages are, for whoever takes the work up after a crash. */
export const saveState = (folder: string, state: ReleaseState): void => {
  writeAtomicallySync(
    join(folder, STATE_FILE),
    `${JSON.stringify(state)}\n`,
    partialFolderOf(folder),
  );
};

/** Writes down how far the pages are, and last what everybody may read of it. */
export function saveAndAnnounceState(folder: string, state: ReleaseState): void {
  saveState(folder, state);
  const published = {
    revision: publishedRevision(state),
    /** The same without regard to what needs a build. */
    pages: state.cursor,
    publishedAt: new Date().toISOString(),
  };
  const text = `${JSON.stringify(published)}\n`;
  writeAtomicallySync(join(folder, PUBLISHED_FILE), text, partialFolderOf(folder));
}

/** The folder that the link `current` leads to; undefined before the first publish. */
export async function servedFolder(current: string): Promise<string | undefined> {
  const target = await undefinedIfMissing(readlink(current));
  return target === undefined ? undefined : resolve(dirname(current), target);
}
