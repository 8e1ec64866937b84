import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as Writer from '../src/import/listing-writer';
import type { NewListing } from '../src/import/messages';
import { LISTING_UIDS, MASTER_UIDS } from '../src/uids';
import { addMaster, callAs, cmsOfFile, revisionOf, signIn } from './support/cms';
import { inDataDir, reportOf, run, start } from './support/import-command';
import { moduleOfCms } from './support/load-strapi';
import { waitUntil } from './support/wait-until';

const cms = cmsOfFile();
let token: string;
let writer: Writer.ListingWriter;

beforeAll(async () => {
  token = (await signIn(cms, 'admin')).token;
  const { ListingWriter } = moduleOfCms('import/listing-writer') as typeof Writer;
  writer = new ListingWriter(cms.strapi, { kind: 'propresi', area: 'ggn' });
});

type Values = NewListing['values'];

const FLAT: Values = {
  ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  ...{ locality: 'Sector 90', expectedPrice: 9_000_000, status: 'Ready To Move' },
  ...{ furnishedStatus: 'Furnished', description: 'Near the park', areaCarpet: 100 },
  ...{ areaCarpetUnit: 'sq. m.', additionalRooms: ['Store'], projectName: null },
};

/** A row of a source, in the form that an import sends. */
const row = (key: string, values: Values = {}): NewListing => {
  const said = { ...FLAT, ...values };
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return { key, values: said, hash };
};

interface Stored extends Readonly<Record<string, unknown>> {
  readonly document_id: string;
  readonly code: string;
}

const byKey = async (key: string): Promise<Stored> =>
  (await cms.strapi.db.connection('propresis').where({ import_key: key }).first()) as Stored;

const changesOf = (record: string) =>
  cms.strapi.db
    .connection('changes')
    .where({ record })
    .orderBy('id')
    .select<readonly Readonly<Record<string, unknown>>[]>('*');

const without = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** The columns in which two listings of the same content differ. */
const OWN = [
  ...['id', 'document_id', 'code', 'import_key', 'imported_values'],
  ...['created_at', 'updated_at', 'published_at'],
];

const edit = (record: string, values: object) =>
  callAs(cms, 'put', `/api/ggn/PropResiEdit/${record}`, token).send(values);

describe('an update of a listing by its key', () => {
  let imported: Stored;
  let edited: Stored;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    const [one, other] = [`imported ${String(count)}`, `edited ${String(count)}`];
    await writer.write([row(one), row(other)]);
    [imported, edited] = [await byKey(one), await byKey(other)];
  });

  const keyOf = ({ import_key: key }: Stored): string => String(key);

  it.each([
    ['a price', { expectedPrice: 8_500_000 }],
    ['empty values', { description: null, areaCarpet: null, areaCarpetUnit: null }],
    ['another place and purpose', { propertyFor: 'RENT', expectedRent: 20_000 }],
    ['nothing that is stored', { additionalRooms: ['Store'] }],
    ['a status', { propresiStatus: 'inactive' }],
  ])('stores and logs of %s what the edit call does', async (_, values) => {
    const said = row(keyOf(imported), values);
    const changed = { ...said, hash: 'another' };
    expect(await writer.write([changed])).toEqual([
      { outcome: 'updated', code: imported.code, added: [] },
    ]);
    await edit(edited.document_id, said.values).expect(200);
    const [ours, theirs] = [await byKey(keyOf(imported)), await byKey(keyOf(edited))];
    expect(without(ours, OWN)).toEqual(without(theirs, OWN));
    expect(Number(ours.updated_at)).toBeGreaterThan(Number(imported.updated_at));
    expect(ours.imported_values).toBe('another');
    const logged = async ({ document_id: record, code }: Stored) =>
      (await changesOf(record)).map(({ places, ...entry }) => ({
        ...without(entry, ['id', 'record', 'revision', 'at', 'actor']),
        places: String(places).replaceAll(code, 'code'),
      }));
    expect(await logged(ours)).toEqual(await logged(theirs));
  });

  it('is refused with the reason of the edit call, and the rest of its batch is written', async () => {
    const bad = row(keyOf(imported), { expectedPrice: 0 });
    const [refused, updated] = await writer.write([bad, row(keyOf(edited), { areaCarpet: 90 })]);
    const answer = await edit(imported.document_id, bad.values).expect(400);
    const { errors } = answer.body as { readonly errors: Readonly<Record<string, string>> };
    expect(refused).toEqual({
      outcome: 'refused',
      errors: Object.entries(errors).map(([field, reason]) => ({
        ...{ field, reason, value: '' },
      })),
    });
    expect(updated).toMatchObject({ outcome: 'updated', code: edited.code });
    expect(await byKey(keyOf(imported))).toEqual(imported);
  });

  it('leaves what its source does not say, also a name that the list lacks by now', async () => {
    const projectName = `Gone ${String(count)}`;
    const { documentId } = await addMaster(cms, 'projectNameResi', 'ggn', projectName);
    await edit(imported.document_id, { projectName, bedroom: '3' }).expect(200);
    await cms.strapi.documents(MASTER_UIDS.projectNameResi).delete({ documentId });
    const { projectName: none, ...values } = row('', { expectedPrice: 1_000_000 }).values;
    expect(none).toBeNull();
    await writer.write([{ key: keyOf(imported), values, hash: 'another' }]);
    expect(await byKey(keyOf(imported))).toMatchObject({
      ...{ project_name: projectName, bedroom: '3', price: 1_000_000 },
    });
    const names = await cms.strapi.db
      .query(MASTER_UIDS.projectNameResi)
      .findMany({ where: { name: projectName } });
    expect(names).toEqual([]);
  });

  it('writes nothing where its values are those of the last import', async () => {
    const before = [await byKey(keyOf(imported)), await changesOf(imported.document_id)];
    const last = await revisionOf(cms);
    expect(await writer.write([row(keyOf(imported))])).toEqual([{ outcome: 'present' }]);
    expect([await byKey(keyOf(imported)), await changesOf(imported.document_id)]).toEqual(before);
    expect(await revisionOf(cms)).toEqual(last);
  });

  it('is refused where the listing is in another region by now', async () => {
    await cms.strapi.db
      .query(LISTING_UIDS.propresi)
      .updateMany({ where: { documentId: imported.document_id }, data: { area: 'dwk' } });
    expect(await writer.write([row(keyOf(imported), { areaCarpet: 80 })])).toEqual([
      {
        outcome: 'refused',
        errors: [
          {
            field: 'area',
            value: '',
            reason: 'its listing has been deleted, or is in another region',
          },
        ],
      },
    ]);
  });
});

it('creations and updates of one batch are one write with one revision', async () => {
  const keys = Array.from({ length: 300 }, (_, n) => `batch ${String(n)}`);
  await writer.write(keys.slice(0, 200).map((key) => row(key)));
  const results = await writer.write(keys.map((key) => row(key, { locality: 'Sector 91' })));
  expect(results.map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 200 }, () => 'updated'),
    ...Array.from({ length: 100 }, () => 'created'),
  ]);
  expect(results.filter(({ added = [] }) => added.length > 0)).toEqual([
    expect.objectContaining({ added: [['locality', 'Sector 91']] }),
  ]);
  const records = await cms.strapi.db
    .connection('propresis')
    .whereIn('import_key', keys)
    .pluck<string[]>('document_id');
  const entries = await cms.strapi.db
    .connection('changes')
    .whereIn('record', records)
    .select<readonly { revision: number; action: string }[]>('revision', 'action');
  const last = Math.max(...entries.map(({ revision }) => revision));
  const inLast = entries.filter(({ revision }) => revision === last);
  expect(inLast.filter(({ action }) => action === 'update')).toHaveLength(200);
  expect(inLast.filter(({ action }) => action === 'create')).toHaveLength(100);
});

it('a killed import has written whole listings, all that its report names, and is made whole by another run', async () => {
  const [present, many] = [400, 1200];
  const [before, after] = [7_000_001, 7_000_002];
  const file = inDataDir('prices.csv');
  const header =
    'ref,propertyFor,category,propertyType,projectType,locality,expectedPrice,status,furnishedStatus';
  const write = (count: number, price: number): void => {
    const rows = Array.from(
      { length: count },
      (_, ref) =>
        `${String(ref)},SALE,Residential,Flat,BUILDER,Sector 1,${String(price)},Ready To Move,Furnished`,
    );
    writeFileSync(file, [header, ...rows].join('\n'));
  };
  const codesOf = async (price: number): Promise<readonly string[]> =>
    await cms.strapi.db.connection('propresis').where({ price }).pluck<string[]>('code');
  const args = ['--key', 'ref', file] as const;
  const summary = (name: string): unknown =>
    JSON.parse(readFileSync(inDataDir(`${name}.json`), 'utf8'));
  write(present, before);
  expect((await run('made', ...args)).output).toContain('400 created.');
  write(many, after);
  const child = start('killed', ...args);
  const ended = once(child, 'exit');
  await waitUntil(async () => child.exitCode !== null || (await codesOf(after)).length > 0);
  child.kill('SIGKILL');
  await ended;
  const report = readFileSync(reportOf('killed'), 'utf8');
  expect(report).toMatch(/^row,outcome,field,value,reason,code,before\r\n/);
  expect(await codesOf(after)).toEqual(expect.arrayContaining(report.match(/GGN-R-\d+/g) ?? []));
  expect(summary('killed')).toMatchObject({ isFinished: false });
  const half = await cms.strapi.db
    .connection('propresis')
    .whereIn('price', [before, after])
    .select<readonly Stored[]>('code', 'import_key', 'locality');
  expect(half.length).toBeLessThan(many);
  for (const one of half)
    expect(one).toEqual({
      ...{ code: expect.any(String), import_key: expect.any(String), locality: 'Sector 1' },
    });
  expect(
    await cms.strapi.db.query(MASTER_UIDS.locality).count({ where: { name: 'Sector 1' } }),
  ).toBe(1);

  expect((await run('again', ...args)).code).toBe(0);
  expect(await codesOf(after)).toHaveLength(many);
  expect(await codesOf(before)).toEqual([]);
  expect(summary('again')).toMatchObject({ isFinished: true, refused: 0, duplicate: 0 });
});
