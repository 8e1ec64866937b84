import type { Area } from '../lib/domain';
import { log } from '../lib/log';
import type { CsvFile } from './csv-rows';
import { importRows } from './import-rows';
import type { Mapping } from './mapping';
import { showProgress } from './progress';
import { Report } from './report';
import type { Store } from './store';
import { Tally } from './tally';

/** What is imported, and how. */
export interface Plan {
  readonly csv: CsvFile;
  /** The file's name, for the report. */
  readonly name: string;
  readonly mapping: Mapping;
  readonly area: Area;
  /** The file that the report goes to. */
  readonly report: string;
  readonly dryRun: boolean;
}

/** Works a file through: shows how far it is, and writes the report as it goes. */
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
  log(`Report: ${report.file}, summary: ${report.summaryFile}.`);
}
