import { createHash } from 'node:crypto';
import type { Stored } from '../../cms/src/import/messages';
import type { Area } from '../lib/domain';
import type { SourceRow } from './cell';
import type { CsvFile, CsvRow } from './csv-rows';
import { parseRow } from './parse-row';
import type { ValidRow } from './parse-row';
import type { Mapping } from './mapping';
import type { Report, ReportLine } from './report';
import type { Store } from './store';
import type { Tally } from './tally';

/** Identifies a row by its content, in whatever file it stands; it is stored with the listing. */
export function importKey(mapping: Mapping, area: Area, row: SourceRow): string {
  const cells = [...mapping.columns].sort().map((column) => [column, row[column] ?? '']);
  const identity = JSON.stringify([mapping.name, mapping.kind, area, cells]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}

const BATCH = 100;

/** A row of a batch: with its key, or with its line if that is known before its values are read. */
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

/** A row of the file. One of another length, or one that the file has already, gets its line at once. */
function pendingOf(
  { csv, mapping, area }: Run,
  seen: Map<string, number>,
  { number, cells }: CsvRow,
): Pending {
  const { header } = csv;
  if (cells.length !== header.length) {
    const reason = `the row has ${String(cells.length)} columns, the header ${String(header.length)}`;
    return { number, row: {}, key: '', line: { row: number, outcome: 'refused', reason } };
  }
  const row = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  const key = importKey(mapping, area, row);
  const first = seen.get(key);
  if (first !== undefined) {
    const reason = `the same as row ${String(first)}`;
    return { number, row, key, line: { row: number, outcome: 'duplicate', reason } };
  }
  seen.set(key, number);
  return { number, row, key };
}

const rejections = (row: number, errors: Stored['errors'] = []): ReportLine[] =>
  errors.map((error) => ({ row, outcome: 'refused', ...error }));

/** The lines of a row that was sent to the store. */
function linesOf(
  row: number,
  { warnings, filled }: ValidRow,
  stored: Stored,
  tally: Tally,
): ReportLine[] {
  for (const [master, name] of stored.added) tally.name(master, name);
  if (stored.errors) return rejections(row, stored.errors);
  tally.fill(filled);
  const lines = warnings.map((warning) => ({ row, outcome: 'warned' as const, ...warning }));
  return [{ row, outcome: 'created', code: stored.code }, ...lines];
}

/** Writes the listings of a batch, and reports all of its rows. */
async function importBatch(
  { mapping, area, store, report, tally }: Run,
  batch: readonly Pending[],
) {
  const open = batch.filter(({ line }) => line === undefined);
  const present = new Set(await store.present(open.map(({ key }) => key)));
  const lines = new Map<number, readonly ReportLine[]>();
  const valid: (Pending & { readonly parsed: ValidRow })[] = [];
  for (const pending of batch) {
    const { number, key, row, line } = pending;
    if (line) lines.set(number, [line]);
    else if (present.has(key)) lines.set(number, [{ row: number, outcome: 'present' }]);
    else {
      const parsed = parseRow(mapping, area, row);
      if ('errors' in parsed) lines.set(number, rejections(number, parsed.errors));
      else valid.push({ ...pending, parsed });
    }
  }
  const stored = await store.write(
    valid.map(({ key, parsed }) => ({ key, values: parsed.values })),
  );
  valid.forEach(({ number, parsed }, index) => {
    const result = stored[index];
    if (result) lines.set(number, linesOf(number, parsed, result, tally));
  });
  for (const { number } of batch) {
    const [first, ...warnings] = lines.get(number) ?? [];
    tally.rows += 1;
    if (first) tally.count(first.outcome);
    for (const { outcome } of warnings) if (outcome === 'warned') tally.count(outcome);
  }
  await report.write(batch.flatMap(({ number }) => lines.get(number) ?? []));
}

/** Imports a file batch by batch; only the keys of earlier rows stay in memory. */
export async function importRows(run: Run): Promise<void> {
  const seen = new Map<string, number>();
  let batch: Pending[] = [];
  const flush = async (): Promise<void> => {
    await importBatch(run, batch);
    batch = [];
    run.progress();
  };
  for await (const row of run.csv.rows) {
    batch.push(pendingOf(run, seen, row));
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
}
