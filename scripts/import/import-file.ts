import type { Mapping } from '../../cms/src/import/file/mapping';
import type { Area } from '../lib/domain';
import { log } from '../lib/log';
import { importRows } from './import-rows';
import type { CsvFile } from './open-csv';
import { Report } from './report';
import type { Store } from './store';
import { Tally } from './tally';

/** The interval of progress lines if there is no terminal. */
const QUIET_MS = 5000;

/**
 * Shows the progress of a run: on a terminal in one line that changes, otherwise (a log) in a line every few seconds.
 * `update` is called after each batch, `end` at the end.
 */
function showProgress(csv: CsvFile, tally: Tally) {
  const { isTTY: isWatched } = process.stdout;
  const began = performance.now();
  let shown = began;

  const line = (): string => {
    const seconds = (performance.now() - began) / 1000;
    const rate = Math.round(tally.rows / Math.max(seconds, 0.001));
    return `${String(Math.floor(csv.done() * 100))}%, ${String(rate)} rows a second; ${tally.sentence()}`;
  };
  return {
    update: (): void => {
      if (isWatched) {
        process.stdout.write(`\r\u001b[2K${line().slice(0, process.stdout.columns - 1)}`);
      } else if (performance.now() - shown >= QUIET_MS) {
        shown = performance.now();
        console.log(line());
      }
    },
    end: (): void => {
      if (isWatched) process.stdout.write('\r\u001b[2K');
    },
  };
}

/** The plan of an import. */
export interface Plan {
  readonly csv: CsvFile;
  /** The file's name for the report. */
  readonly name: string;
  readonly mapping: Mapping;
  readonly area: Area;
  /** The file of the report. */
  readonly report: string;
  readonly dryRun: boolean;
}

/** Imports a file. Shows the progress and writes the report meanwhile. */
export async function importFile(plan: Plan, store: Store): Promise<void> {
  const { csv, name: file, mapping, area, dryRun } = plan;
  const report = await Report.begin(plan.report);
  const tally = new Tally();
  const head = { file, area, kind: mapping.kind, mapping: mapping.name, dryRun };
  const progress = showProgress(csv, tally);
  try {
    await report.summarise({ ...head, isFinished: false });
    await importRows({ csv, mapping, area, store, report, tally, progress: progress.update });
    await report.summarise({ ...head, isFinished: true, ...tally.summary(mapping) });
  } finally {
    progress.end();
    await report.close();
  }
  log(`${tally.sentence()}.`);
  for (const { field, value, listings } of tally.constants(mapping)) {
    log(`Constant: ${field} is ${value} in ${listings.toLocaleString('en-IN')} new listings.`);
  }
  for (const { rule, why } of tally.unapplied(mapping)) {
    log(`Warning: ${rule} of the mapping never applied (${why}): no row has what it looks at.`);
  }
  log(`Report: ${report.file}, summary: ${report.summaryFile}.`);
}
