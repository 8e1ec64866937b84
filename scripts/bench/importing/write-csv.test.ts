import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openCsv } from '../../import/open-csv';
import { findMapping } from '../../import/find-mapping';
import { parseRow } from '../../../cms/src/import/file/parse-row';
import { useTempFolder } from '../../lib/temp-folder-fixture';
import { KEY, writeCsv } from './write-csv';

const folder = useTempFolder();

async function prices(step: number): Promise<readonly unknown[]> {
  const file = join(folder(), `${String(step)}.csv`);
  await writeCsv(file, { from: 10, count: 20, step });
  const { header, rows } = await openCsv(file);
  const mapping = await findMapping(file, header, {
    mapping: undefined,
    kind: 'propresi',
    key: KEY,
  });
  const read: unknown[] = [];
  for await (const { cells } of rows) {
    const row = Object.fromEntries(header.map((column, at) => [column, cells[at] ?? '']));
    const parsed = parseRow(mapping, 'ggn', row);
    if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
    read.push(parsed.values.expectedPrice ?? parsed.values.expectedRent);
  }
  return read;
}

it('generated rows are valid listings, with other prices at each step', async () => {
  const [first, second] = [await prices(0), await prices(2)];
  expect(first).toHaveLength(20);
  expect(second).toEqual(first.map((price) => Number(price) + 2000));
});
