import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeAtomically } from '../lib/files';
import type { ReportLine } from '../../cms/src/import/file/read-batch';

const COLUMNS = ['row', 'outcome', 'field', 'value', 'reason', 'code', 'before'] as const;

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** The file of the summary beside a report. */
export const summaryOf = (report: string): string => `${report.replace(/\.csv$/i, '')}.json`;

/**
 * The report of a run: a CSV with a line for each outcome, written while the rows are imported, and beside it the
 * summary as JSON under the same name. If the run is killed, the report has the rows until then.
 */
export class Report {
  private constructor(
    readonly file: string,
    private readonly handle: FileHandle,
  ) {}

  /** Begins the report. It replaces an older report of that name. */
  static async begin(file: string): Promise<Report> {
    await mkdir(dirname(file), { recursive: true });
    const report = new Report(file, await open(file, 'w'));
    await report.handle.appendFile(csvLine(COLUMNS));
    return report;
  }

  get summaryFile(): string {
    return summaryOf(this.file);
  }

  async write(lines: readonly ReportLine[]): Promise<void> {
    const text = lines.map((line) => csvLine(COLUMNS.map((column) => String(line[column] ?? ''))));
    await this.handle.appendFile(text.join(''));
  }

  /** Writes the summary: at the start of the run, and at its end. */
  async summarise(summary: object): Promise<void> {
    await writeAtomically(this.summaryFile, `${JSON.stringify(summary, null, 2)}\n`);
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}
