import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openCsv } from './open-csv';
import { useTempFolder } from '../lib/temp-folder-fixture';

const folder = useTempFolder();

async function read(content: string | Buffer) {
  const file = join(folder(), 'some.csv');
  await writeFile(file, content);
  const { header, rows, done } = await openCsv(file);
  const all: (readonly [number, readonly string[]])[] = [];
  for await (const { number, cells } of rows) all.push([number, cells]);
  return { header, rows: all, done: done() };
}

describe('openCsv', () => {
  it('reads rows with the numbers of a spreadsheet', async () => {
    expect(await read('a,b\n1,2\n3,4\n')).toEqual({
      header: ['a', 'b'],
      rows: [
        [2, ['1', '2']],
        [3, ['3', '4']],
      ],
      done: 1,
    });
  });

  it('knows a byte order mark, Windows line ends, quoted ones, and no line end at all', async () => {
    const { header, rows } = await read('\uFEFFa,b\r\n"1\r\nx","say ""hi"""\r\n3,4');
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual([
      [2, ['1\r\nx', 'say "hi"']],
      [3, ['3', '4']],
    ]);
  });

  it('cleans the names of columns, and leaves cells as they are', async () => {
    expect(await read('a , b\n  dlf   city\u00a0 , \n')).toMatchObject({
      header: ['a', 'b'],
      rows: [[2, ['  dlf   city\u00a0 ', ' ']]],
    });
  });

  it('gives a row of another length as it is', async () => {
    expect((await read('a,b\n1\n1,2,3\n')).rows).toEqual([
      [2, ['1']],
      [3, ['1', '2', '3']],
    ]);
  });

  it('reads a file with nothing but a header', async () => {
    expect((await read('a,b\n')).rows).toEqual([]);
  });

  it.each([
    ['', 'is empty: its first row must name the columns.'],
    ['\n\n', 'is empty: its first row must name the columns.'],
    ['a,,c\n1,2,3\n', 'has a column without a name in its first row.'],
    ['a,b,a\n1,2,3\n', 'has columns of the same name: a.'],
    [
      Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0xfe]),
      'is no CSV file in UTF-8: save the table as one.',
    ],
    [Buffer.from('a,b\n', 'utf16le'), 'is no CSV file in UTF-8: save the table as one.'],
    [
      'a,b\n1,2\n"3,4\n5,6\n',
      'cannot be read as CSV at row 3 or the one after it: mend its quotation marks',
    ],
    ['a,"b\n', 'cannot be read as CSV at its header: mend its quotation marks'],
  ])('says what is wrong with %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('says what keeps it from the file', async () => {
    await expect(openCsv(join(folder(), 'none.csv'))).rejects.toThrow(
      'cannot be read: there is no such file.',
    );
    await expect(openCsv(folder())).rejects.toThrow('cannot be read: it is a folder.');
  });
});
