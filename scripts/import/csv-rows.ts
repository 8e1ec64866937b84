import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { codeOf, Failure } from '../lib/failure';
import { cleaned } from './cell';

export interface CsvRow {
  /** The row number of a spreadsheet: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly header: readonly string[];
  readonly rows: AsyncIterable<CsvRow>;
  /** The part of the file that has been read, from 0 to 1. */
  readonly done: () => number;
}

/** The maximum size of one record in bytes, so that a missing closing quotation mark does not swallow the file. */
const LARGEST_ROW = 1024 * 1024;

const OPENING: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this account may not read it',
  EISDIR: 'it is a folder',
};

function sentence(error: unknown, file: string, row: number): unknown {
  if (error instanceof CsvError) {
    const place = row === 0 ? 'its header' : `row ${String(row + 1)} or the one after it`;
    return new Failure(
      `${file} cannot be read as CSV at ${place}: mend its quotation marks and import it again.`,
    );
  }
  const why = OPENING[codeOf(error) ?? ''];
  return why === undefined ? error : new Failure(`${file} cannot be read: ${why}.`);
}

function checkHeader(header: readonly string[] | undefined, file: string): readonly string[] {
  if (!header) throw new Failure(`${file} is empty: its first row must name the columns.`);
  const names = header.map(cleaned);
  const isText = names.every((name) => !/[\p{Cc}\uFFFD]/u.test(name));
  if (!isText) throw new Failure(`${file} is no CSV file in UTF-8: save the table as one.`);
  if (names.includes(''))
    throw new Failure(`${file} has a column without a name in its first row.`);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0)
    throw new Failure(`${file} has columns of the same name: ${twice.join(', ')}.`);
  return names;
}

/**
 * Opens a CSV file (UTF-8, with or without a byte order mark, any line ends) as a stream of rows. It
 * reads only as far as the caller requests.
 * @throws Failure for a file that cannot be read, and while reading
 */
export async function openCsv(file: string): Promise<CsvFile> {
  let row = 0;
  const fail = (error: unknown): never => {
    throw sentence(error, file, row);
  };
  const { size } = await stat(file).catch(fail);
  const source = createReadStream(file);
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
  return { header, rows: rows(), done: () => (size === 0 ? 1 : source.bytesRead / size) };
}
