/** @any-database The form of a file and of a mapping is checked before a query. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cmsOfFile, signIn } from './support/cms';
import { csv, HEADER, importCalls, row } from './support/listing-imports';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'admin')).token;
});

const { send, read, upload, uploaded, suggested, refusalOf } = importCalls(() => ({ cms, token }));

describe('what an import refuses', () => {
  it.each([
    ['a file without rows', csv(HEADER), 'some.csv has no rows below its header'],
    ['an empty file', '', 'some.csv is empty: its first row must name the columns.'],
    [
      'two columns of a name',
      csv(['a', 'a'], ['1', '2']),
      'some.csv has columns of the same name: a.',
    ],
    [
      'no CSV',
      Buffer.from([0x89, 0x50, 0, 1, 2]),
      'some.csv is no CSV file in UTF-8: save the table as one.',
    ],
    ['an open quotation mark', 'a,b\n1,"2\n', /^some\.csv cannot be read as CSV at row 2/],
  ])('%s', async (_, content, message) => {
    const errors = await refusalOf(upload(content));
    expect(errors).toEqual({
      file: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
  });

  it('another kind, and no file', async () => {
    expect(await refusalOf(upload(csv(HEADER, row('1')), 'house'))).toEqual({
      kind: 'kind must be one of: propresi, propcom',
    });
    const empty = send('post', 'Create').set('Content-Type', 'multipart/form-data; boundary=b');
    expect(Object.keys((await refusalOf(empty.send('--b--\r\n'))) ?? {})).toEqual(['kind']);
  });

  it('columns that cannot be read so, and an import before its dry run', async () => {
    const one = await uploaded(csv([...HEADER, 'code'], [...row('1'), 'X']));
    const fields = suggested(one);
    const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
    for (const [body, errors] of [
      [{}, { fields: 'fields must be an object with a field or null by column' }],
      [{ fields: nothing }, { fields: 'Choose the field of at least one column' }],
      [{ fields: { ...fields, Other: null } }, { fields: 'The file has no column Other' }],
      [{ fields: { ...fields, Where: 'rent' } }, { fields: 'There is no field "rent"' }],
      [
        { fields: { ...fields, Where: 'status' } },
        { fields: 'Two columns are Status: leave one out' },
      ],
      [
        { fields: { ...fields, code: null, Where: 'closedPrice' } },
        { fields: 'Closing Price needs a column with the code' },
      ],
      [{ fields, key: 'Other' }, { key: 'key must be a column of the file' }],
      [{ fields, key: 'Where' }, { key: 'A file with codes needs no other key' }],
      [{ fields, purpose: 'GIFT' }, { purpose: expect.stringContaining('must be one of: SALE') }],
      [{ fields, purpose: 'RENT' }, { purpose: 'Property For is said by the rows' }],
    ] as const)
      expect(await refusalOf(send('put', `Try/${one._id}`).send(body))).toEqual(errors);
    expect(await read(one._id)).toEqual(one);
    expect(await refusalOf(send('put', `Start/${one._id}`))).toEqual({
      id: 'Try it first: the dry run is not done',
    });
    for (const [method, call] of [
      ['get', 'Detail'],
      ['get', 'Report'],
      ['put', 'Try'],
      ['put', 'Start'],
    ] as const)
      await send(method, `${call}/${one._id}`, 'ggn').expect(404);
  });
});
