import type {
  Area,
  ImportMapping,
  ImportState,
  Kind,
  Master,
  Purpose,
  RowOutcome,
} from '../../../domain';
import {
  hasFields,
  isNumber,
  isRecord,
  isText,
  listOf,
  oneOf,
} from '../../../requests/answer-guards';
import { ApiError } from '../../../requests/api-error';
import { get, request } from '../../../requests/request';

/** What a list says of an import. Source: docs/contract.md, "Import from the site" */
export interface ImportFacts extends Readonly<Record<RowOutcome, number>> {
  readonly _id: string;
  readonly kind: Kind;
  /** The name of the file. */
  readonly file: string;
  readonly by: string | null;
  readonly at: string;
  readonly state: ImportState;
  /** The rows of the file, and those that have an outcome. */
  readonly total: number;
  readonly done: number;
}

/** A line of the report. */
export interface ImportLine {
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly field: string | null;
  readonly value: string | null;
  readonly reason: string | null;
  readonly code: string | null;
  readonly before: string | null;
}

/** An import with its columns and the first lines of its report. */
export interface ListingImport extends ImportFacts {
  readonly columns: readonly {
    readonly name: string;
    readonly sample: string;
    readonly field: string | null;
  }[];
  readonly key: string | null;
  readonly purpose: Purpose | null;
  readonly lines: readonly ImportLine[];
  readonly linesTotal: number;
  readonly added: readonly { readonly master: Master; readonly name: string }[];
}

const FACTS = { _id: isText, total: isNumber, done: isNumber };
const IMPORT = hasFields({ ...FACTS, columns: listOf(isRecord), lines: listOf(isRecord) });
const FOUND = hasFields({ listingImport: IMPORT });
const WRITTEN = hasFields({ msg: oneOf('success'), listingImport: IMPORT });
const LISTED = hasFields({ imports: listOf(hasFields(FACTS)) });
const REPORT = hasFields({ csv: isText, count: isNumber });

interface Answer {
  readonly listingImport: ListingImport;
}

const callOf = (area: Area, what: string): string => `/api/${area}/ListingImport${what}`;

/**
 * Uploads a file, once for each key.
 * @param onProgress called with the sent part, from 0 to 1
 * @returns the import, or why the file is refused @throws ApiError for any other failure
 */
export async function uploadImport(
  area: Area,
  { kind, file }: { readonly kind: Kind; readonly file: File },
  idempotencyKey: string,
  onProgress: (part: number) => void,
): Promise<ListingImport | string> {
  const body = new FormData();
  body.append('kind', kind);
  body.append('file', file);
  const path = callOf(area, 'Create');
  const sent = {
    method: 'POST',
    path,
    body,
    idempotencyKey,
    expects: WRITTEN,
    onProgress,
  } as const;
  try {
    return (await request<Answer>(sent)).body.listingImport;
  } catch (error) {
    const refusal = error instanceof ApiError ? error.body.errors?.file : undefined;
    if (refusal === undefined) throw error;
    return refusal;
  }
}

const put = async (path: string, body?: unknown): Promise<ListingImport> =>
  (await request<Answer>({ method: 'PUT', path, body, expects: WRITTEN })).body.listingImport;

/** Keeps how the columns are read, and begins the dry run. @throws ApiError */
export const tryImport = (area: Area, id: string, mapping: ImportMapping): Promise<ListingImport> =>
  put(callOf(area, `Try/${id}`), mapping);

/** Begins the import. @throws ApiError */
export const startImport = (area: Area, id: string): Promise<ListingImport> =>
  put(callOf(area, `Start/${id}`));

/** How far an import is. @throws ApiError */
export const readImport = async (
  area: Area,
  id: string,
  signal: AbortSignal,
): Promise<ListingImport> =>
  (await get<Answer>(callOf(area, `Detail/${encodeURIComponent(id)}`), FOUND, signal))
    .listingImport;

/** The newest imports of a region. @throws ApiError */
export const findImports = async (
  area: Area,
  signal: AbortSignal,
): Promise<readonly ImportFacts[]> =>
  (await get<{ readonly imports: readonly ImportFacts[] }>(callOf(area, 'List'), LISTED, signal))
    .imports;

/** The whole report as CSV. @throws ApiError */
export const readReport = (
  area: Area,
  id: string,
): Promise<{ readonly csv: string; readonly count: number }> =>
  get(callOf(area, `Report/${id}`), REPORT);
