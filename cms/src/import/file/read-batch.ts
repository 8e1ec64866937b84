import { createHash } from 'node:crypto';
import { unguardedCell } from '../../domain';
import type { Area, RowOutcome } from '../../domain';
import type { NewListing, RowError, Stored } from '../messages';
import { cleaned } from './cell';
import type { SourceRow } from './cell';
import type { CsvRow } from './csv-rows';
import type { Mapping, ReasonedRule } from './mapping';
import { parseRow } from './parse-row';
import type { ValidRow } from './parse-row';

/** One line of a report: the outcome of a row, or (`warned`) of one value in it. */
export interface ReportLine extends Partial<RowError> {
  readonly row: number;
  readonly outcome: RowOutcome | 'warned';
  /** The listing's code, if one was created or updated. */
  readonly code?: string | undefined;
  /** The earlier text of a field that is updated by code. */
  readonly before?: string;
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

/** The code in a row; undefined for a new listing, and in a file without codes. */
const codeIn = ({ codeColumn }: Mapping, row: SourceRow): string | undefined => {
  const code = codeColumn === undefined ? '' : row[codeColumn];
  return code === '' ? undefined : code;
};

/** The column that names the row's listing. A row of an export without a code is a new listing. */
const namingColumn = (mapping: Mapping, row: SourceRow): string | undefined =>
  codeIn(mapping, row) === undefined ? mapping.key : mapping.codeColumn;

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

const NOT_UTF8 = 'has characters that are not UTF-8: save the file as "CSV UTF-8"';

/** A row with its key, or with its report line if that is known before its values are read. */
export interface Pending {
  readonly number: number;
  readonly row: SourceRow;
  readonly key: string;
  readonly line?: ReportLine;
}

/** How a file is read. */
export interface Reading {
  readonly header: readonly string[];
  readonly mapping: Mapping;
  readonly area: Area;
}

/** Converts a valid row to a listing with the fields that its source has. */
function listingOf(
  mapping: Mapping,
  { key: importedAs, row }: Pending,
  { values }: ValidRow,
): NewListing {
  const { key, readers, constants } = mapping;
  const fields = [...readers.map(({ field }) => field), ...Object.keys(constants)];
  const said = Object.fromEntries(
    fields.sort().map((field) => [field, values[field] ?? null] as const),
  );
  return {
    key: importedAs,
    code: codeIn(mapping, row),
    values: said,
    hash: key === undefined ? undefined : hashOf(said),
  };
}

/** The cells of a row by its columns. Those of an export are exact, but for the code. */
function rowOf({ header, mapping }: Reading, cells: readonly string[]): SourceRow {
  const { codeColumn } = mapping;
  const read = codeColumn === undefined ? cleaned : unguardedCell;
  const row = Object.fromEntries(header.map((name, at) => [name, read(cells[at] ?? '')]));
  return codeColumn === undefined
    ? row
    : { ...row, [codeColumn]: cleaned(row[codeColumn] ?? '').toUpperCase() };
}

/** Identifies a row of the file. A row of the wrong length, or without its key, gets its report line at once. */
export function identify(reading: Reading, { number, cells }: CsvRow): Pending {
  const { header, mapping, area } = reading;
  const refused = (row: SourceRow, why: Omit<ReportLine, 'row' | 'outcome'>): Pending => ({
    ...{ number, row, key: '' },
    line: { row: number, outcome: 'refused', ...why },
  });
  if (cells.length !== header.length) {
    const reason = `the row has ${String(cells.length)} columns, the header ${String(header.length)}`;
    return refused({}, { reason });
  }
  const row = rowOf(reading, cells);
  const isExact = mapping.codeColumn !== undefined;
  const broken = header.find((name) => isExact && row[name]?.includes('\uFFFD'));
  if (broken !== undefined) {
    return refused(row, { field: broken, value: row[broken] ?? '', reason: NOT_UTF8 });
  }
  const column = namingColumn(mapping, row);
  if (column !== undefined && row[column] === '')
    return refused(row, { field: column, reason: 'is empty' });
  return { number, row, key: importKey(mapping, area, row) };
}

/**
 * Gives each row that has the key of an earlier one its report line.
 * @param seen the numbers of the first rows with these keys; those of the given rows are added
 */
export const markDuplicates = (
  mapping: Mapping,
  rows: readonly Pending[],
  seen: Map<string, number>,
): readonly Pending[] =>
  rows.map((pending) => {
    const { number, row, key, line } = pending;
    const first = line ? undefined : seen.get(key);
    if (first === undefined) {
      if (!line) seen.set(key, number);
      return pending;
    }
    const column = namingColumn(mapping, row);
    const reason = `the same${column === undefined ? '' : ` ${column}`} as row ${String(first)}`;
    return { ...pending, line: { row: number, outcome: 'duplicate', reason } };
  });

/** @param textOf the row's text of a field, for errors of the CMS, which do not have it */
const rejections = (
  row: number,
  errors: Stored['errors'] = [],
  textOf: (field: string) => string = () => '',
): ReportLine[] =>
  errors.map(({ field, value, reason }) => ({
    ...{ row, outcome: 'refused', field, reason },
    value: value || textOf(field),
  }));

type Valid = Pending & { readonly parsed: ValidRow };

/** A batch after reading: the report lines of rows that are known already, and the listings of the others. */
export interface ReadBatch {
  readonly rows: readonly Pending[];
  readonly lines: ReadonlyMap<number, readonly ReportLine[]>;
  readonly valid: readonly Valid[];
  /** What is to be stored: the listing of each valid row. */
  readonly listings: readonly NewListing[];
  /** The rules that applied to each row; undefined if the row was rejected before. */
  readonly applied: readonly (readonly ReasonedRule[] | undefined)[];
}

/** Reads the values of identified rows. */
export function readBatch({ mapping, area }: Reading, rows: readonly Pending[]): ReadBatch {
  const lines = new Map<number, readonly ReportLine[]>();
  const valid: Valid[] = [];
  const applied: ReadBatch['applied'][number][] = [];
  for (const pending of rows) {
    const { number, row, line } = pending;
    const parsed = line ? undefined : parseRow(mapping, area, row);
    applied.push(parsed?.applied);
    if (line) lines.set(number, [line]);
    else if (parsed && 'errors' in parsed) lines.set(number, rejections(number, parsed.errors));
    else if (parsed) valid.push({ ...pending, parsed });
  }
  const listings = valid.map((pending) => listingOf(mapping, pending, pending.parsed));
  return { rows, lines, valid, listings, applied };
}

/** The report lines of a row that was sent to the store. */
function linesOf(
  { readers, codeColumn }: Mapping,
  { number: row, row: cells, parsed }: Valid,
  stored: Stored,
): readonly ReportLine[] {
  const textOf = (field: string): string => {
    const reader = readers.find((one) => one.field === field);
    return cells[reader?.columns[0] ?? codeColumn ?? ''] ?? '';
  };
  if (stored.outcome === 'refused') return rejections(row, stored.errors, textOf);
  if (stored.outcome === 'present') return [{ row, outcome: 'present' }];
  const warned = parsed.warnings.map((one) => ({ row, outcome: 'warned' as const, ...one }));
  const line = { row, outcome: stored.outcome, code: stored.code };
  if (!stored.changes) return [line, ...warned];
  return stored.changes.map((change) => ({ ...line, ...change }));
}

/**
 * The report lines of the rows of a batch, in their order.
 * @param stored the result of each listing of the batch, in its order
 */
export function reportOf(
  mapping: Mapping,
  { rows, lines: known, valid }: ReadBatch,
  stored: readonly Stored[],
): readonly (readonly ReportLine[])[] {
  const lines = new Map(known);
  valid.forEach((pending, index) => {
    const result = stored[index];
    if (result) lines.set(pending.number, linesOf(mapping, pending, result));
  });
  return rows.map(({ number }) => lines.get(number) ?? []);
}
