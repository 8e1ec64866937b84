import { createReadStream } from 'node:fs';
import path from 'node:path';
import { MOST_IMPORTED, numberText } from '../../../domain';
import type { FormFile } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { readCsv, UnreadableCsv } from '../../../import/file/csv-rows';
import type { FileRow } from './store';

/** The most columns of a file, so that a file of something else is no form of thousands of fields. */
const MOST_COLUMNS = 300;
const LONGEST_NAME = 200;

/** A file that was sent: the names of its columns, and its rows. */
export interface SentFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

/** No database keeps this character. */
const withoutNul = (cell: string): string => cell.replaceAll('\0', '');

async function readRows(name: string, filepath: string): Promise<Omit<SentFile, 'name'>> {
  const { header, rows: source } = await readCsv(createReadStream(filepath), name);
  if (header.length > MOST_COLUMNS)
    throw invalid({ file: `${name} has more than ${String(MOST_COLUMNS)} columns` });
  const rows: FileRow[] = [];
  for await (const { number: rowNumber, cells } of source) {
    if (rows.length === MOST_IMPORTED) {
      const most = numberText(MOST_IMPORTED);
      throw invalid({
        file: `${name} has more than ${most} rows: divide it, or use npm run import`,
      });
    }
    rows.push({ rowNumber, cells: JSON.stringify(cells.map(withoutNul)) });
  }
  if (rows.length === 0) throw invalid({ file: `${name} has no rows below its header` });
  return { columns: header.map(withoutNul), rows };
}

/** Reads a CSV file that was sent. @throws 400 by `file` */
export async function readSentFile({ filepath, originalFilename }: FormFile): Promise<SentFile> {
  const name = path.basename(originalFilename ?? 'The file').slice(0, LONGEST_NAME);
  try {
    return { name, ...(await readRows(name, filepath)) };
  } catch (error) {
    if (error instanceof UnreadableCsv) throw invalid({ file: error.message });
    throw error;
  }
}
