import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Area, Kind, ListKey, SetAsideRecord } from '../../lib/domain';
import { readIfExists, writeAtomicallySync } from '../../lib/files';
import { parseJson } from '../../lib/json';
import type { ContentState } from '../feed/feed';

/** A list whose pages from `page` on are not up to date, because a listing was added or removed. */
export interface ShiftedList {
  readonly area: Area;
  readonly list: ListKey;
  readonly page: number;
}

/** The place where pages show a listing. */
export interface ListingPlace {
  readonly path: string;
  readonly area: Area;
  readonly list: ListKey;
  readonly locality: string;
  readonly code: string;
  /** Missing in a place that an earlier version wrote. */
  readonly price?: number;
}

/** A listing whose pages are being updated, and the places where pages may show it; null means no place. */
export interface InProgressUpdate {
  readonly kind: Kind;
  readonly id: string;
  readonly shown: readonly (ListingPlace | null)[];
}

/** The progress of a release's pages, in a file that is not served. */
export interface ReleaseState {
  /** The id of the database that the pages show. */
  readonly instance: string;
  /** Every change up to this revision is applied, except those that need a build. */
  readonly cursor: number;
  /** The revisions up to `cursor` that need a build and are not published yet, ascending. */
  readonly awaitingBuild: readonly number[];
  readonly shiftedLists: readonly ShiftedList[];
  /** Updates that began after `cursor`. If the publisher is killed meanwhile, the next one repeats all of them. */
  readonly inProgress: readonly InProgressUpdate[];
  /** Records that all pages leave out; missing in a release of an earlier version. */
  readonly setAside?: readonly SetAsideRecord[];
  /** The time when every page was last compared with the CMS, ISO 8601; missing in a release of an earlier version. */
  readonly reconciledAt?: string;
}

/** Servers do not serve a name that begins with a dot. */
const STATE_FILE = '.state.json';
const PUBLISHED_FILE = 'published.json';
const PARTIAL_FOLDER = '.partial';

/** The folder for incomplete files. Files that are in it when a publisher starts are left over from a killed one. */
export const partialFolderOf = (folder: string): string => join(folder, PARTIAL_FOLDER);

/** Makes the folder for incomplete files, empty. */
export async function resetPartialFolder(folder: string): Promise<void> {
  await rm(partialFolderOf(folder), { recursive: true, force: true });
  await mkdir(partialFolderOf(folder), { recursive: true });
}

/** Undefined if the file is missing or damaged: then the state of the pages is unknown. */
export async function readState(folder: string): Promise<ReleaseState | undefined> {
  const stored = parseJson(await readIfExists(join(folder, STATE_FILE)));
  return stored && fromAnyVersion(stored as ReleaseState | EarlierState);
}

/** The state as an earlier version of the publisher wrote it; the oldest versions lack some fields. */
interface EarlierState extends Pick<ReleaseState, 'instance' | 'cursor'> {
  readonly unbuilt: ReleaseState['awaitingBuild'] | number | null;
  readonly tails: ReleaseState['shiftedLists'];
  readonly underWay?: ReleaseState['inProgress'];
  readonly sweptAt?: string;
}

/** After an upgrade, the publisher follows the served release at once, so it must be able to read its state. */
function fromAnyVersion(stored: ReleaseState | EarlierState): ReleaseState {
  if ('awaitingBuild' in stored) return stored;
  const { unbuilt, tails, underWay = [], sweptAt, ...others } = stored;
  return {
    ...others,
    awaitingBuild: typeof unbuilt === 'object' ? (unbuilt ?? []) : [unbuilt],
    shiftedLists: tails,
    inProgress: underWay,
    ...(sweptAt !== undefined && { reconciledAt: sweptAt }),
  };
}

/**
 * Whether pages can follow the CMS's changes: they show its current database, and not the one from before a restore,
 * and its change log has every entry since then.
 */
export const canFollow = (
  { instance, cursor }: Pick<ReleaseState, 'instance' | 'cursor'>,
  { revision, pruned, ...content }: ContentState,
): boolean => instance === content.instance && cursor <= revision && cursor >= pruned;

/** The revision up to which the pages show everything. */
export const publishedRevision = ({ cursor, awaitingBuild: [first] }: ReleaseState): number =>
  first === undefined ? cursor : Math.min(cursor, first - 1);

/** Saves the state for a publisher that starts after a crash. */
export const saveState = (folder: string, state: ReleaseState): void => {
  writeAtomicallySync(
    join(folder, STATE_FILE),
    `${JSON.stringify(state)}\n`,
    partialFolderOf(folder),
  );
};

/** Saves the state, then the public part of it. */
export function saveAndAnnounceState(folder: string, state: ReleaseState): void {
  saveState(folder, state);
  const published = {
    revision: publishedRevision(state),
    /** The revision without regard to changes that need a build. */
    pages: state.cursor,
    publishedAt: new Date().toISOString(),
  };
  const text = `${JSON.stringify(published)}\n`;
  writeAtomicallySync(join(folder, PUBLISHED_FILE), text, partialFolderOf(folder));
}
