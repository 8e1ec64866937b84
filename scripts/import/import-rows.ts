import type { Stored } from '../../cms/src/import/messages';
import type { Area } from '../lib/domain';
import type { SourceRow } from './cell';
import type { CsvFile, CsvRow } from './csv-rows';
import { importKey } from './import-key';
import { judge } from './judge';
import type { Sound } from './judge';
import type { Mapping } from './mapping';
import type { Report, ReportLine } from './report';
import type { Store } from './store';
import type { Tally } from './tally';

const BATCH = 100;

/** A row of a batch: by its key, or with what is known of it without a look at its values. */
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
  /** Told after each batch. */
  readonly progress: () => void;
}

/** Takes a row in: one that is no row of this table, or stands in the file already, is settled at once. */
function take(
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

const refusals = (row: number, faults: Stored['refused'] = []): ReportLine[] =>
  faults.map((fault) => ({ row, outcome: 'refused', ...fault }));

function told(
  row: number,
  { warnings, filled }: Sound,
  stored: Stored,
  tally: Tally,
): ReportLine[] {
  for (const [master, name] of stored.added) tally.name(master, name);
  if (stored.refused) return refusals(row, stored.refused);
  tally.fill(filled);
  const lines = warnings.map((fault) => ({ row, outcome: 'warned' as const, ...fault }));
  return [{ row, outcome: 'created', code: stored.code }, ...lines];
}

async function settle({ mapping, area, store, report, tally }: Run, batch: readonly Pending[]) {
  const open = batch.filter(({ line }) => line === undefined);
  const present = new Set(await store.present(open.map(({ key }) => key)));
  const lines = new Map<number, readonly ReportLine[]>();
  const sound: (Pending & { readonly verdict: Sound })[] = [];
  for (const pending of batch) {
    const { number, key, row, line } = pending;
    if (line) lines.set(number, [line]);
    else if (present.has(key)) lines.set(number, [{ row: number, outcome: 'present' }]);
    else {
      const verdict = judge(mapping, area, row);
      if ('refused' in verdict) lines.set(number, refusals(number, verdict.refused));
      else sound.push({ ...pending, verdict });
    }
  }
  const stored = await store.write(
    sound.map(({ key, verdict }) => ({ key, values: verdict.values })),
  );
  sound.forEach(({ number, verdict }, index) => {
    const result = stored[index];
    if (result) lines.set(number, told(number, verdict, result, tally));
  });
  for (const { number } of batch) {
    const [first, ...warnings] = lines.get(number) ?? [];
    tally.rows += 1;
    if (first) tally.count(first.outcome);
    for (const { outcome } of warnings) if (outcome === 'warned') tally.count(outcome);
  }
  await report.write(batch.flatMap(({ number }) => lines.get(number) ?? []));
}

/** Works a file through, batch by batch: nothing is read that was not asked for, nothing is held but keys. */
export async function importRows(run: Run): Promise<void> {
  const seen = new Map<string, number>();
  let batch: Pending[] = [];
  const flush = async (): Promise<void> => {
    await settle(run, batch);
    batch = [];
    run.progress();
  };
  for await (const row of run.csv.rows) {
    batch.push(take(run, seen, row));
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
}
