import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as Work from '../src/api/listing-import/services/work';
import { LISTING_UIDS } from '../src/uids';
import { listingChecks } from './support/checks';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { DAY_MS } from './support/days';
import { endingAfter } from './support/ending';
import { csv, HEADER, importCalls, row } from './support/listing-imports';
import type { ShownImport } from './support/listing-imports';
import { moduleOfCms } from './support/load-strapi';

const cms = cmsOfFile();
let token: string;
let superToken: string;
beforeAll(async () => {
  token = (await signIn(cms, 'admin', { uname: 'Meera' })).token;
  superToken = (await signIn(cms, 'admin', { superAdmin: true })).token;
});

const session = () => ({ cms, token });
const { send, read, upload, uploaded, tried, imported, mappingOf, refusalOf } =
  importCalls(session);
const { versionsOf, jobRuns } = listingChecks(session);

const inList = async (): Promise<readonly Data[]> =>
  (await cms.strapi.db
    .query(LISTING_UIDS.propresi)
    .findMany({ where: { locality: 'Sector 31' }, orderBy: { id: 'asc' } })) as readonly Data[];
describe('a file of somebody else', () => {
  it('is tried with chosen columns, and then imported, with a report of each row', async () => {
    const file = csv(HEADER, row('9500000'), row('9500000'), row('many'), row('8500000'));
    const one = await uploaded(file);
    expect(one).toMatchObject({
      ...{ kind: 'propresi', file: 'some.csv', by: 'Meera', state: 'uploaded', total: 4, done: 0 },
      ...{ key: null, purpose: null, lines: [], added: [] },
    });
    expect(one.columns.slice(0, 4)).toEqual([
      { name: 'Property Type', sample: 'Flat', field: 'propertyType' },
      { name: 'Project Type', sample: 'DDA', field: 'projectType' },
      { name: 'Where', sample: 'Sector 31', field: null },
      { name: 'Demand', sample: '9500000', field: 'expectedPrice' },
    ]);

    const after = { created: 2, updated: 0, present: 0, duplicate: 1, refused: 1 };
    const dry = await tried(one, mappingOf(one));
    expect(dry).toMatchObject({
      ...{ state: 'tried', done: 4, ...after, purpose: 'SALE', linesTotal: 2 },
      added: [{ master: 'locality', name: 'Sector 31' }],
    });
    expect(dry.lines).toEqual([
      {
        ...{ row: 4, outcome: 'refused', field: 'expectedPrice', value: 'many' },
        ...{ reason: 'Demand must be a number', code: null, before: null },
      },
      {
        ...{ row: 3, outcome: 'duplicate', field: null, value: null },
        ...{ reason: 'the same as row 2', code: null, before: null },
      },
    ]);
    expect(await inList()).toEqual([]);

    const done = await imported(one);
    expect(done).toMatchObject({ state: 'imported', done: 4, ...after });
    const listings = await inList();
    expect(listings).toMatchObject([
      { area: 'dwk', category: 'Residential', propertyFor: 'SALE', expectedPrice: 9_500_000 },
      { expectedPrice: 8_500_000 },
    ]);
    const [first] = listings;
    expect(await versionsOf('propresi', String(first?.documentId))).toMatchObject([
      { action: 'create', who: 'Meera', entry: 'import' },
    ]);
    const report = (await bodyOf(send('get', `Report/${one._id}`).expect(200))) as Data;
    expect(report).toMatchObject({ count: 4 });
    expect(String(report.csv).split('\r\n')[1]).toBe(
      `"2","created","","","","${first?.code as string}",""`,
    );
    // A lost answer is asked for again.
    expect(await imported(one)).toEqual(done);
    expect(await inList()).toHaveLength(2);
    expect(await refusalOf(send('put', `Try/${one._id}`).send(mappingOf(one)))).toEqual({
      id: 'It is imported already: upload the file again',
    });
    const audit = { values: { action: 'Import Listings' } };
    const found = callAs(cms, 'post', '/api/AuditSearch', superToken).send(audit).expect(200);
    expect(await bodyOf(found)).toMatchObject({
      entries: [{ subject: '4 rows of Residential', who: 'Meera', area: 'dwk' }],
    });
  });

  it('updates its listings by a key column', async () => {
    const keyed = (demand: string) => [...row(demand, 'Sector 32'), 'A-1'];
    const bring = async (demand: string) => {
      const one = await uploaded(csv([...HEADER, 'Ref'], keyed(demand)));
      await tried(one, { ...mappingOf(one), key: 'Ref' });
      return await imported(one);
    };
    expect(await bring('5000000')).toMatchObject({ created: 1, key: 'Ref' });
    expect(await bring('5000000')).toMatchObject({ present: 1 });
    expect(await bring('6000000')).toMatchObject({ updated: 1, created: 0 });
  });

  it('has cells with a backslash, and loses the character that no database keeps', async () => {
    const described = (text: string) => csv([...HEADER, 'Description'], [...row('7100000'), text]);
    const one = await uploaded(described('C:\\u0000x \0y'));
    expect(one.columns.at(-1)).toMatchObject({ sample: 'C:\\u0000x y' });
    expect(await tried(one, mappingOf(one))).toMatchObject({ created: 1, refused: 0 });
  });

  it('is tried again with other columns', async () => {
    const one = await uploaded(csv(HEADER, row('7000000', 'Sector 33')));
    expect(await tried(one)).toMatchObject({ state: 'tried', refused: 1 });
    expect(await tried(one, mappingOf(one))).toMatchObject({ created: 1, refused: 0 });
    expect((await read(one._id)).columns[2]).toMatchObject({ name: 'Where', field: 'locality' });
  });
});

it('takes an export back: what was edited changes, by its code', async () => {
  const { code, documentId } = await addListing(cms, 'dwk', 'propresi', {
    expectedPrice: 4_000_000,
  });
  const one = await uploaded(csv(['code', 'expectedPrice'], [code, '4100000'], ['X-1', '1']));
  expect(one.columns.map(({ field }) => field)).toEqual(['code', 'expectedPrice']);
  const dry = await tried(one);
  expect(dry).toMatchObject({ updated: 1, refused: 1, created: 0 });
  expect(dry.lines).toMatchObject([
    { row: 3, outcome: 'refused', field: 'code', value: 'X-1' },
    { outcome: 'updated', field: 'expectedPrice', before: '4000000', value: '4100000', code },
  ]);
  expect(await imported(one)).toMatchObject({ updated: 1, refused: 1 });
  const [version] = await versionsOf('propresi', documentId);
  expect(version).toMatchObject({ action: 'update', entry: 'import', who: 'Meera' });
});

it('is stored once for each idempotency key', async () => {
  const key = 'one-upload';
  const file = csv(HEADER, row('1', 'Sector 34'));
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const answer = await bodyOf(upload(file).set('Idempotency-Key', key).expect(200));
      return (answer as { readonly listingImport: ShownImport }).listingImport._id;
    }),
  );
  expect(new Set(ids).size).toBe(1);
  const { imports } = (await bodyOf(send('get', 'List').expect(200))) as {
    readonly imports: readonly Data[];
  };
  expect(imports[0]).toEqual(expect.objectContaining({ _id: ids[0], total: 1, state: 'uploaded' }));
  expect(imports.filter(({ _id }) => _id === ids[0])).toHaveLength(1);
});

it('goes on after an end of the process, and writes each row once', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => row(String(1_000_001 + at), 'Sector 31'));
  const before = (await inList()).length;
  const one = await uploaded(csv(HEADER, ...rows, rows[0] ?? []));
  expect(await tried(one, mappingOf(one))).toMatchObject({ created: 120, duplicate: 1 });
  // As if the process had ended after the first batch: the job has its turn later.
  const connection = cms.strapi.db.connection;
  await connection('listing_import_rows')
    .where({ listing_import: one._id })
    .update({ outcome: null, row_key: null });
  await connection('listing_imports')
    .where({ document_id: one._id })
    .update({ state: 'importing', added: '[]' });
  const { workOnImports } = moduleOfCms('api/listing-import/services/work') as typeof Work;
  await workOnImports(cms.strapi, endingAfter(1));
  expect(await read(one._id)).toMatchObject({ state: 'importing', done: 50, created: 50 });
  await jobRuns('imports of listings');
  expect(await read(one._id)).toMatchObject({ state: 'imported', created: 120, duplicate: 1 });
  expect(await inList()).toHaveLength(before + 120);
});

it('goes after 30 days, and with a phone number that is in it', async () => {
  const old = await uploaded(csv(HEADER, row('1')));
  const withPhone = await uploaded(csv(HEADER, row('1', 'Sector 35', '+91 (98100) 55-501')));
  const kept = await uploaded(csv(HEADER, row('1', 'Sector 35', '9810055502')));
  const erase = { phone: '9810055501', confirm: true };
  await callAs(cms, 'post', '/api/PersonErase', superToken).send(erase).expect(200);
  const connection = cms.strapi.db.connection;
  const at = Date.now() - 31 * DAY_MS;
  await connection('listing_imports').where({ document_id: old._id }).update({ at });
  await jobRuns('forget old imports');
  await send('get', `Detail/${old._id}`).expect(404);
  await send('get', `Detail/${withPhone._id}`).expect(404);
  expect(await read(kept._id)).toMatchObject({ state: 'uploaded' });
  const left = await connection('listing_import_rows').whereIn('listing_import', [
    old._id,
    withPhone._id,
  ]);
  expect(left).toEqual([]);
});
