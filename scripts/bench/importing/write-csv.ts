import { writeFile } from 'node:fs/promises';
import { csvTexts } from '../../lib/domain';
import { csvLine } from '../../import/report';
import { listing } from '../listings/listing';

type Cells = Readonly<Record<string, string>>;

/** The column that names a listing. */
export const KEY = 'ref';

/** A generated listing by the catalogue's columns; `step` makes its prices others. */
function cellsOf(n: number, step: number): Cells {
  const fields = Object.entries(csvTexts('propresi', listing(n)))
    .filter(([, text]) => text !== '')
    .map(([name, text]) => {
      const isPrice = name.startsWith('expected');
      return [name, isPrice ? String(Number(text) + 1000 * step) : text] as const;
    });
  return { [KEY]: `row ${String(n)}`, ...Object.fromEntries(fields) };
}

/** Which generated listings a file has, from the first number on. */
interface GeneratedRows {
  readonly from: number;
  readonly count: number;
  /** Another one makes other prices. */
  readonly step?: number;
}

/** Writes generated listings as a CSV file that the importer reads by the catalogue. */
export async function writeCsv(
  file: string,
  { from, count, step = 0 }: GeneratedRows,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => cellsOf(from + n, step));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column] ?? '')));
  await writeFile(file, [csvLine(columns), ...lines].join(''));
}
