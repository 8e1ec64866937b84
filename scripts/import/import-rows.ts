import {
  identify,
  markDuplicates,
  readBatch,
  reportOf,
} from '../../cms/src/import/file/read-batch';
import type { ReadBatch } from '../../cms/src/import/file/read-batch';
import type { CsvRow } from '../../cms/src/import/file/csv-rows';
import type { Mapping } from '../../cms/src/import/file/mapping';
import type { Area } from '../lib/domain';
import type { CsvFile } from './open-csv';
import type { Report } from './report';
import type { Store } from './store';
import type { Tally } from './tally';

/** The number of rows in one write: other writers barely notice the time of its transaction. */
const BATCH = 500;

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

/** Writes the listings of a batch, then reports all of its rows. */
async function writeBatch(
  { mapping, store, report, tally, progress }: Run,
  batch: ReadBatch,
): Promise<void> {
  const stored = await store.write(batch.listings);
  const lines = reportOf(mapping, batch, stored);
  tally.count(batch, stored, lines);
  await report.write(lines.flat());
  progress();
}

/**
 * Imports a file batch by batch; only the keys of earlier rows stay in memory. It reads the next batch while the store
 * writes one.
 */
export async function importRows(run: Run): Promise<void> {
  const { csv, mapping, area } = run;
  const reading = { header: csv.header, mapping, area };
  const seen = new Map<string, number>();
  let writing = Promise.resolve();
  let rows: CsvRow[] = [];
  const flush = async (): Promise<void> => {
    const pending = rows.map((row) => identify(reading, row));
    const batch = readBatch(reading, markDuplicates(mapping, pending, seen));
    rows = [];
    await writing;
    writing = writeBatch(run, batch);
    // The next flush throws the error. This only prevents an unhandled rejection.
    writing.catch(() => undefined);
  };
  for await (const row of csv.rows) {
    rows.push(row);
    if (rows.length === BATCH) await flush();
  }
  if (rows.length > 0) await flush();
  await writing;
}
