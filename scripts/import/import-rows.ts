import { createHash } from 'node:crypto';
import type { NewListing, Stored } from '../../cms/src/import/messages';
import type { Area } from '../lib/domain';
import { CODE_COLUMN, unguardedCell } from '../lib/domain';
import { cleaned } from './cell';
import type { SourceRow } from './cell';
import type { CsvFile, CsvRow } from './csv-rows';
import { parseRow } from './parse-row';
import type { ValidRow } from './parse-row';
import type { Mapping } from './mapping';
import type { Report, ReportLine } from './report';
import type { Store } from './store';
import type { Tally } from './tally';

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

/** The column that names the row's listing. A row of an export without a code is a new listing. */
const namingColumn = ({ key, isByCode }: Mapping, row: SourceRow): string | undefined =>
  isByCode && row[CODE_COLUMN] !== '' ? CODE_COLUMN : key;

/**
 * Identifies a row by its key column or, if there is none, by its content in any file. The key is stored with the
 * listing.
 */
export function importKey(mapping: Mapping, area: Area, row: SourceRow): string {
  const { name, kind, columns } = mapping;
  const key = namingColumn(mapping, row);
  const cells = [...columns].sort().map((column) => [column, row[column] ?? '']);
  return hashOf([name, kind, area, key === undefined ? cells : { [key]: row[key] }]);
}

/** Converts a valid row to a listing with the fields that its source has. */
function listingOf(
  { key, isByCode, readers, constants }: Mapping,
  { key: importedAs, row }: Pending,
  { values }: ValidRow,
): NewListing {
  const fields = [...readers.map(({ field }) => field), ...Object.keys(constants)];
  const said = Object.fromEntries(
    fields.sort().map((field) => [field, values[field] ?? null] as const),
  );
  const code = isByCode && row[CODE_COLUMN] !== '' ? row[CODE_COLUMN] : undefined;
  return {
    key: importedAs,
    code,
    values: said,
    hash: key === undefined ? undefined : hashOf(said),
  };
}

const NOT_UTF8 = 'has characters that are not UTF-8: save the file as "CSV UTF-8"';

/** The number of rows in one write: other writers barely notice the time of its transaction. */
const BATCH = 500;

/** A row of a batch: with its key, or with its report line if that is known before its values are read. */
interface Pending {
  readonly number: number;
  readonly row: SourceRow;
  readonly key: string;
  readonly line?: ReportLine;
}

export interface Run {
  readonly csv: CsvFile;
  readonly mapping: Mapping;
  readonly area: Area;
  readonly store: Store;
  readonly report: Report;
  readonly tally: Tally;
  /** Called after each batch. */
  readonly progress: () => void;
}

/** The cells of a row by its columns. Those of an export are exact, but for the code. */
function rowOf({ csv, mapping }: Run, cells: readonly string[]): SourceRow {
  const read = mapping.isByCode ? unguardedCell : cleaned;
  const row = Object.fromEntries(csv.header.map((name, at) => [name, read(cells[at] ?? '')]));
  const code = row[CODE_COLUMN];
  return mapping.isByCode && code !== undefined
    ? { ...row, [CODE_COLUMN]: cleaned(code).toUpperCase() }
    : row;
}

/**
 * Reads a row of the file. A row of the wrong length, or a duplicate of an earlier row, gets its report line at once.
 */
function pendingOf(run: Run, seen: Map<string, number>, { number, cells }: CsvRow): Pending {
  const { mapping, area } = run;
  const { header } = run.csv;
  if (cells.length !== header.length) {
    const reason = `the row has ${String(cells.length)} columns, the header ${String(header.length)}`;
    return { number, row: {}, key: '', line: { row: number, outcome: 'refused', reason } };
  }
  const row = rowOf(run, cells);
  const broken = mapping.isByCode
    ? header.find((name) => row[name]?.includes('\uFFFD'))
    : undefined;
  if (broken !== undefined) {
    const refused = { field: broken, value: row[broken], reason: NOT_UTF8 };
    const line = { row: number, outcome: 'refused', ...refused } as const;
    return { number, row, key: '', line };
  }
  const column = namingColumn(mapping, row);
  if (column !== undefined && row[column] === '') {
    const line = { row: number, outcome: 'refused', field: column, reason: 'is empty' } as const;
    return { number, row, key: '', line };
  }
  const key = importKey(mapping, area, row);
  const first = seen.get(key);
  if (first !== undefined) {
    const reason = `the same${column === undefined ? '' : ` ${column}`} as row ${String(first)}`;
    return { number, row, key, line: { row: number, outcome: 'duplicate', reason } };
  }
  seen.set(key, number);
  return { number, row, key };
}

/** @param cells the row, for errors of the CMS, which do not have its texts */
const rejections = (
  row: number,
  errors: Stored['errors'] = [],
  cells: SourceRow = {},
): ReportLine[] =>
  errors.map(({ field, value, reason }) => ({
    ...{ row, outcome: 'refused', field, reason },
    value: value || (cells[field] ?? ''),
  }));

/** The report lines of a row that was sent to the store. */
function linesOf(
  { number: row, row: cells }: Pending,
  { warnings, filled }: ValidRow,
  stored: Stored,
  tally: Tally,
): ReportLine[] {
  for (const [master, name] of stored.added ?? []) tally.name(master, name);
  if (stored.outcome === 'refused') return rejections(row, stored.errors, cells);
  if (stored.outcome === 'present') return [{ row, outcome: 'present' }];
  if (stored.outcome === 'created') tally.fill(filled);
  const lines = warnings.map((warning) => ({ row, outcome: 'warned' as const, ...warning }));
  const line = { row, outcome: stored.outcome, code: stored.code };
  if (!stored.changes) return [line, ...lines];
  return stored.changes.map((change) => ({ ...line, ...change }));
}

/**
 * A batch after reading: the report lines of the rows that are not sent to the store, and the listings of the others.
 */
interface ReadBatch {
  readonly rows: readonly Pending[];
  readonly lines: Map<number, readonly ReportLine[]>;
  readonly valid: readonly (Pending & { readonly parsed: ValidRow })[];
}

function readBatch({ mapping, area, tally }: Run, rows: readonly Pending[]): ReadBatch {
  const lines: ReadBatch['lines'] = new Map();
  const valid: ReadBatch['valid'][number][] = [];
  for (const pending of rows) {
    const { number, row, line } = pending;
    const parsed = line ? undefined : parseRow(mapping, area, row);
    tally.apply(parsed?.applied);
    if (line) lines.set(number, [line]);
    else if (parsed && 'errors' in parsed) lines.set(number, rejections(number, parsed.errors));
    else if (parsed) valid.push({ ...pending, parsed });
  }
  return { rows, lines, valid };
}

/** Writes the listings of a batch, then reports all of its rows. */
async function writeBatch(
  { mapping, store, report, tally, progress }: Run,
  { rows, lines, valid }: ReadBatch,
): Promise<void> {
  const stored = await store.write(
    valid.map((pending) => listingOf(mapping, pending, pending.parsed)),
  );
  valid.forEach((pending, index) => {
    const result = stored[index];
    if (result) lines.set(pending.number, linesOf(pending, pending.parsed, result, tally));
  });
  for (const { number } of rows) {
    const [first, ...warnings] = lines.get(number) ?? [];
    tally.rows += 1;
    if (first) tally.count(first.outcome);
    for (const { outcome } of warnings) if (outcome === 'warned') tally.count(outcome);
  }
  await report.write(rows.flatMap(({ number }) => lines.get(number) ?? []));
  progress();
}

/**
 * Imports a file batch by batch; only the keys of earlier rows stay in memory. It reads the next batch while the store
 * writes one.
 */
export async function importRows(run: Run): Promise<void> {
  const seen = new Map<string, number>();
  let writing = Promise.resolve();
  let rows: Pending[] = [];
  const flush = async (): Promise<void> => {
    const batch = readBatch(run, rows);
    rows = [];
    await writing;
    writing = writeBatch(run, batch);
    // The next flush throws the error. This only prevents an unhandled rejection.
    writing.catch(() => undefined);
  };
  for await (const row of run.csv.rows) {
    rows.push(pendingOf(run, seen, row));
    if (rows.length === BATCH) await flush();
  }
  if (rows.length > 0) await flush();
  await writing;
}
