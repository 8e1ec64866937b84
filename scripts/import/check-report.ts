import { stat } from 'node:fs/promises';
import { Failure } from '../lib/failure';
import { undefinedIfMissing } from '../lib/files';
import { mappingFiles } from './find-mapping';
import { summaryOf } from './report';

/** Whether two paths are the same file, also through a link. A missing file equals no other. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((path) => undefinedIfMissing(stat(path, { bigint: true }))),
  );
  return a !== undefined && a.dev === b?.dev && a.ino === b.ino;
}

/**
 * Checks that the report and its summary replace no file that the import reads.
 * @param run the CSV file, and its mapping if one is given
 * @throws Failure that names the file. Source: docs/import.md, "The report"
 */
export async function assertReportIsApart(
  report: string,
  run: { readonly file: string; readonly mapping: string | undefined },
): Promise<void> {
  for (const source of [run.file, ...(await mappingFiles(run.mapping))]) {
    for (const written of [report, summaryOf(report)]) {
      if (await isSameFile(written, source)) {
        throw new Failure(
          `The report would overwrite ${source}, which the import reads: name another file with --report.`,
        );
      }
    }
  }
}
