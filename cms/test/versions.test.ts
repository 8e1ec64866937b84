import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { pack } from '../src/documents/packed-json';
import { lastRows, rowsOfRecords } from '../src/documents/versions';
import type * as Writer from '../src/import/listing-writer';
import { LISTING_UIDS } from '../src/uids';
import { addListing, addMaster, bodyOf, callAs } from './support/cms';
import { HistoryFixture } from './support/history';
import type { ShownVersion } from './support/history';
import { moduleOfCms } from './support/load-strapi';
import { storedVersions } from './support/packed';
import { planSteps } from './support/plans';

const fixture = HistoryFixture.ofFile();
const { cms } = fixture;
const manager = () => fixture.manager.token;

const edit = (id: string, data: object, token?: string) =>
  fixture.put(`dwk/PropResiEdit/${id}`, data, token);

const detail = async (id: string) =>
  (await bodyOf(
    callAs(cms, 'get', `/api/dwk/PropResiDetail/${id}`, fixture.admin.token),
  )) as Record<string, unknown>;

describe('a listing', () => {
  it('keeps who changed what, when, and from where', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const before = Date.now();
    await edit(id, { expectedPrice: 9_000_000, description: 'New' }).expect(200);
    await edit(id, { areaPlot: 100, areaPlotUnit: 'sq. yards' }, manager()).expect(200);
    await edit(id, { areaPlot: 120 }, manager()).expect(200);
    // Nothing changes: no version.
    await edit(id, { expectedPrice: '9000000' }).expect(200);
    const found = await bodyOf(fixture.ask('VersionSearch', { type: 'propresi', id }).expect(200));
    const row = { version: expect.any(Number) as unknown, at: expect.any(String) as unknown };
    expect(found).toEqual({
      versions: [
        {
          ...{ ...row, action: 'update', who: 'Ravi', entry: 'site' },
          changes: [
            {
              ...{ field: 'areaPlot', label: 'Plot Area' },
              ...{ before: '100 sq. yards', after: '120 sq. yards' },
            },
          ],
        },
        {
          ...{ ...row, action: 'update', who: 'Ravi', entry: 'site' },
          changes: expect.arrayContaining([
            { field: 'areaPlot', label: 'Plot Area', before: null, after: '100 sq. yards' },
          ]) as unknown,
        },
        {
          ...{ ...row, action: 'update', who: 'Meera', entry: 'site' },
          changes: [
            {
              ...{ field: 'expectedPrice', label: 'Demand' },
              ...{ before: '₹ 95,00,000', after: '₹ 90,00,000' },
            },
            { field: 'description', label: 'Description', before: null, after: 'New' },
          ],
        },
        { ...row, action: 'create', who: 'A program', entry: 'program', changes: [] },
      ],
      ...{ record: id, count: 4, limit: 10, offset: 0 },
    });
    const [{ at } = { at: '' }] = (found as { versions: readonly { at: string }[] }).versions;
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    const page = await bodyOf(
      fixture.ask('VersionSearch', { type: 'propresi', id, limit: 1, offset: 3 }).expect(200),
    );
    expect(page).toMatchObject({ versions: [{ action: 'create' }], count: 4 });
  });

  it('is compared with a version and brought back, as a new version', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { description: 'First' });
    await edit(id, { expectedPrice: 8_000_000 }).expect(200);
    await edit(id, { description: 'Third' }).expect(200);
    const all = await fixture.versionsOf('propresi', id);
    const oldest = all.at(-1)?.version;
    expect(
      await bodyOf(fixture.ask('VersionCompare', { type: 'propresi', id, version: oldest })),
    ).toEqual({
      changes: expect.arrayContaining([
        {
          ...{ field: 'expectedPrice', label: 'Demand' },
          ...{ before: '₹ 95,00,000', after: '₹ 80,00,000' },
        },
        { field: 'description', label: 'Description', before: 'First', after: 'Third' },
      ]) as unknown,
      staying: [],
    });
    const answer = await fixture
      .ask('VersionRestore', { type: 'propresi', id, version: oldest })
      .expect(200);
    expect(Number(answer.headers['x-public-revision'])).toBeGreaterThan(0);
    expect(await detail(id)).toMatchObject({ expectedPrice: 9_500_000, description: 'First' });
    const [newest] = await fixture.versionsOf('propresi', id);
    expect(newest).toMatchObject({ action: 'restore', who: 'Meera' });
    // The one before the last is brought back, too.
    await fixture
      .ask('VersionRestore', { type: 'propresi', id, version: all[0]?.version })
      .expect(200);
    expect(await detail(id)).toMatchObject({ expectedPrice: 8_000_000, description: 'Third' });
  });

  it('is not brought back against a rule: the refusal names the field', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { bedroom: '3' });
    await edit(id, { bedroom: '2' }).expect(200);
    const [{ version } = { version: 0 }] = await fixture.versionsOf('propresi', id);
    // A value that no rule allows any more.
    const fields = { propertyType: ['Castle', 'Flat'], status: [7, 8] };
    const stored = (await storedVersions(cms, id)).map((one) =>
      one.number === version ? { ...one, fields } : one,
    );
    await cms.strapi.db
      .connection('versions')
      .where({ record: id })
      .update({ entries: pack(stored) });
    const refused = await fixture
      .ask('VersionRestore', { type: 'propresi', id, version: 0 })
      .expect(400);
    expect(refused.body).toMatchObject({
      msg: 'errorValidation',
      errors: { propertyType: expect.any(String) as unknown },
    });
    expect(await detail(id)).toMatchObject({ bedroom: '2', propertyType: 'Flat' });
    await fixture.ask('VersionRestore', { type: 'propresi', id, version: 999_999 }).expect(404);
    await fixture.ask('VersionRestore', { type: 'propresi', id, version: 'x' }).expect(400);
    await fixture.ask('VersionRestore', { type: 'counter', id, version: 0 }).expect(400);
    await fixture.ask('VersionSearch', { type: 'propresi', id: 'nothing' }).expect(404);
  });

  it('shows its versions to staff of its region alone', async () => {
    const { documentId: id } = await addListing(cms, 'ggn', 'propcom');
    const body = { type: 'propcom', id, version: 0 };
    for (const call of ['VersionSearch', 'VersionCompare', 'VersionRestore']) {
      await fixture.ask(call, body, manager()).expect(403);
      await fixture.ask(call, body).expect(200);
    }
  });

  it('writes no version that touches a page: a version raises no revision of its own', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const revision = async () => Number((await edit(id, { bedroom: '4' })).headers['x-revision']);
    const first = await revision();
    expect(await revision()).toBe(first + 1);
  });

  it('keeps what an import wrote', async () => {
    await addMaster(cms, 'locality', 'ggn', 'Sector 90');
    const { ListingWriter } = moduleOfCms('import/listing-writer') as typeof Writer;
    const writer = new ListingWriter(cms.strapi, { kind: 'propresi', area: 'ggn' });
    const row = (expectedPrice: number) => {
      const values = {
        ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat' },
        ...{ projectType: 'DDA', locality: 'Sector 90', expectedPrice },
        ...{ status: 'Ready To Move', furnishedStatus: 'Furnished' },
      };
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      return { key: 'source 1', values, hash };
    };
    await writer.write([row(5_000_000)]);
    await writer.write([row(6_000_000)]);
    const { documentId } = (await cms.strapi.db
      .query(LISTING_UIDS.propresi)
      .findOne({ where: { importKey: 'source 1' } })) as { documentId: string };
    expect(await fixture.versionsOf('propresi', documentId)).toMatchObject([
      {
        ...{ action: 'update', who: 'The import', entry: 'import' },
        changes: [{ field: 'expectedPrice', before: '₹ 50,00,000', after: '₹ 60,00,000' }],
      },
      { action: 'create', entry: 'import' },
    ]);
    const { documentId: master } = (await cms.strapi.db
      .query('api::locality.locality')
      .findOne({ where: { name: 'Sector 90', area: 'ggn' } })) as { documentId: string };
    expect(await fixture.versionsOf('locality', master)).toMatchObject([{ action: 'create' }]);
  });
});

it('all versions of a record that has many are kept and found', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi', { description: 'One' });
  // Random text cannot be compressed.
  for (let n = 0; n < 12; n += 1)
    await edit(id, { description: randomBytes(600).toString('base64') }).expect(200);
  const rows = cms.strapi.db.connection('versions').where({ record: id });
  expect((await rows).length).toBeGreaterThan(2);
  const page = async (offset: number) =>
    (await bodyOf(fixture.ask('VersionSearch', { type: 'propresi', id, offset }))) as {
      readonly count: number;
      readonly versions: readonly ShownVersion[];
    };
  const [newer, older] = [await page(0), await page(10)];
  expect([newer.count, older.count]).toEqual([13, 13]);
  const numbers = [...newer.versions, ...older.versions].map(({ version }) => version);
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => 13 - at));
  await fixture.ask('VersionRestore', { type: 'propresi', id, version: 1 }).expect(200);
  expect(await detail(id)).toMatchObject({ description: 'One' });
});

it('versions are read by their index', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    ...{ record: `r${String(at % 1000)}`, last: at, entries: '[]' },
  }));
  const { connection } = cms.strapi.db;
  for (let from = 0; from < rows.length; from += 400)
    await connection('versions').insert(rows.slice(from, from + 400));
  await connection.raw('analyze versions');
  for (const [query, found] of [
    [rowsOfRecords(connection, ['r7', 'r8']), 40],
    [lastRows(connection, ['r7', 'r8']), 2],
  ] as const) {
    expect(await planSteps(cms.strapi, query, 'versions')).toEqual([]);
    expect(await query).toHaveLength(found);
  }
});
