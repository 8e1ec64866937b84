import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cleaned } from './cell';

export interface CsvRow {
  /** The row number of a spreadsheet: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface CsvContent {
  readonly header: readonly string[];
  readonly rows: AsyncGenerator<CsvRow>;
}

/** A file that is no CSV file of listings. The message says what its owner can do. */
export class UnreadableCsv extends Error {}

/** The maximum size of one record in bytes, so that a missing closing quotation mark does not swallow the file. */
const LARGEST_ROW = 1024 * 1024;

function checkHeader(header: readonly string[] | undefined, file: string): readonly string[] {
  if (!header) throw new UnreadableCsv(`${file} is empty: its first row must name the columns.`);
  const names = header.map(cleaned);
  const isText = names.every((name) => !/[\p{Cc}\uFFFD]/u.test(name));
  if (!isText) throw new UnreadableCsv(`${file} is no CSV file in UTF-8: save the table as one.`);
  if (names.includes(''))
    throw new UnreadableCsv(`${file} has a column without a name in its first row.`);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0)
    throw new UnreadableCsv(`${file} has columns of the same name: ${twice.join(', ')}.`);
  return names;
}

/**
 * Reads CSV (UTF-8, with or without a byte order mark, any line ends) as a stream of rows. It
 * reads only as far as the caller requests.
 * @param source the content @param file the name of the file for errors
 * @throws UnreadableCsv, also while reading; errors of the source are thrown as they are
 */
export async function readCsv(source: Readable, file: string): Promise<CsvContent> {
  let row = 0;
  const fail = (error: unknown): never => {
    if (!(error instanceof CsvError)) throw error;
    const place = row === 0 ? 'its header' : `row ${String(row + 1)} or the one after it`;
    throw new UnreadableCsv(
      `${file} cannot be read as CSV at ${place}: mend its quotation marks and import it again.`,
    );
  };
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LARGEST_ROW,
  });
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<readonly string[], undefined>;
  const first = await records.next().catch(fail);
  const header = checkHeader(first.done ? undefined : first.value, file);

  async function* rows(): AsyncGenerator<CsvRow> {
    row = 1;
    for (;;) {
      const { done, value } = await records.next().catch(fail);
      if (done) return;
      row += 1;
      yield { number: row, cells: value };
    }
  }
  return { header, rows: rows() };
}
