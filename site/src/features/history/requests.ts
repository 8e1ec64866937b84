import { RejectedError } from '../../overlays/report-failure';
import { ApiError } from '../../requests/api-error';
import {
  hasFields,
  isNumber,
  isRecord,
  isSuccess,
  isText,
  listOf,
} from '../../requests/answer-guards';
import { post, request } from '../../requests/request';

/** A change of a field in words. Source: docs/contract.md, "History" */
export interface Change {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Version {
  readonly version: number;
  readonly at: string;
  readonly action: 'create' | 'update' | 'restore' | 'delete' | 'undelete';
  readonly who: string;
  readonly entry: 'site' | 'panel' | 'import' | 'job' | 'program';
  readonly changes: readonly Change[];
}

/** A record, as the calls name it. */
export interface RecordName {
  readonly type: string;
  readonly id: string;
}

/** The types of texts and parameters. A build of the site alone shows a write of them. */
const TEXT_TYPES: readonly string[] = ['landing', 'app-parameter', 'legal-text'];

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

interface FoundVersions {
  readonly versions: readonly Version[];
  /** The record's `_id`. */
  readonly record: string;
  readonly count: number;
}

const VERSIONS = hasFields({ versions: listOf(isRecord), record: isText, count: isNumber });
const COMPARED = hasFields({ changes: listOf(isRecord), staying: listOf(isText) });

/** A record's versions, the newest first. @throws ApiError */
export const findVersions = (
  { type, id }: RecordName,
  paging: Paging,
  signal?: AbortSignal,
): Promise<FoundVersions> => post('/api/VersionSearch', { type, id, ...paging }, VERSIONS, signal);

/** What differs between a version and the present. */
interface Compared {
  readonly changes: readonly Change[];
  /** The labels of the changes that the version does not bring back. */
  readonly staying: readonly string[];
}

/** Compares a version with the present. @throws ApiError */
export const compareVersion = (
  { type, id }: RecordName,
  version: number,
  signal?: AbortSignal,
): Promise<Compared> => post('/api/VersionCompare', { type, id, version }, COMPARED, signal);

/** Sends a write that brings something back. @throws RejectedError with the fields that break a rule; ApiError */
async function bringBack(
  path: string,
  body: RecordName & { readonly version?: number },
): Promise<void> {
  const isBuilt = TEXT_TYPES.includes(body.type);
  try {
    await request({ method: 'POST', path, body, expects: isSuccess, isBuilt });
  } catch (error) {
    const { errors } = error instanceof ApiError ? error.body : {};
    if (!errors) throw error;
    throw new RejectedError('Not Brought Back', Object.values(errors).join('. '));
  }
}

/** Brings a version back. @throws RejectedError, ApiError */
export const restoreVersion = (record: RecordName, version: number): Promise<void> =>
  bringBack('/api/VersionRestore', { ...record, version });

/** A deleted record. Source: docs/contract.md, "Bin" */
export interface BinEntry {
  readonly type: string;
  readonly _id: string;
  readonly label: string;
  readonly title: string;
  readonly area: string | null;
  readonly at: string;
  readonly by: string | null;
  readonly until: string;
}

interface FoundEntries {
  readonly entries: readonly BinEntry[];
  readonly count: number;
}

const ENTRIES = hasFields({ entries: listOf(isRecord), count: isNumber });

/** The deleted records that the user may bring back, the last deleted first. @throws ApiError */
export const findBinEntries = (paging: Paging, signal?: AbortSignal): Promise<FoundEntries> =>
  post('/api/BinSearch', paging, ENTRIES, signal);

/** Brings a deleted record back. @throws RejectedError, ApiError */
export const restoreBinEntry = ({ type, _id: id }: BinEntry): Promise<void> =>
  bringBack('/api/BinRestore', { type, id });
