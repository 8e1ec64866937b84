import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readCsv, UnreadableCsv } from '../../cms/src/import/file/csv-rows';
import type { CsvContent } from '../../cms/src/import/file/csv-rows';
import { codeOf, Failure } from '../lib/failure';

export interface CsvFile extends CsvContent {
  /** The part of the file that has been read, from 0 to 1. */
  readonly done: () => number;
}

const OPENING: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this account may not read it',
  EISDIR: 'it is a folder',
};

function sentence(error: unknown, file: string): unknown {
  if (error instanceof UnreadableCsv) return new Failure(error.message);
  const why = OPENING[codeOf(error) ?? ''];
  return why === undefined ? error : new Failure(`${file} cannot be read: ${why}.`);
}

/**
 * Opens a CSV file as a stream of rows. It reads only as far as the caller requests.
 * @throws Failure for a file that cannot be read, and while reading
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const fail = (error: unknown): never => {
    throw sentence(error, file);
  };
  const { size } = await stat(file).catch(fail);
  const source = createReadStream(file);
  const { header, rows } = await readCsv(source, file).catch(fail);
  async function* failing(): typeof rows {
    try {
      yield* rows;
    } catch (error) {
      fail(error);
    }
  }
  return { header, rows: failing(), done: () => (size === 0 ? 1 : source.bytesRead / size) };
}
