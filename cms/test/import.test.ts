import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { compareNaturally } from '../src/domain';
import { LISTING_UIDS, MASTER_UIDS } from '../src/uids';
import { addMaster, cmsOfFile } from './support/cms';
import { FILE, inDataDir, reportOf, run } from './support/import-command';

/** The number of rows in the file that become listings. */
const SOUND = 16;

const cms = cmsOfFile();

beforeAll(async () => {
  // The name exists already, in another spelling.
  await addMaster(cms, 'projectNameResi', 'ggn', 'Dlf Garden HEIGHTS');
});

/** The columns in which two records of the same content differ. */
const OWN: readonly string[] = [
  ...['id', 'document_id', 'code', 'import_key', 'created_at', 'updated_at', 'published_at'],
  ...['record', 'revision', 'at'],
];

interface Row {
  readonly documentId: string;
  readonly code: string;
  readonly importKey: string;
  readonly locality: string;
  readonly projectName: string | null;
  readonly price: number;
}

const stored = async (): Promise<readonly Row[]> =>
  (await cms.strapi.db
    .query(LISTING_UIDS.propresi)
    .findMany({ orderBy: { id: 'asc' } })) as readonly Row[];
const names = async (master: 'locality' | 'projectNameResi'): Promise<readonly string[]> => {
  const rows: readonly { name: string }[] = await cms.strapi.db
    .query(MASTER_UIDS[master])
    .findMany({ where: { area: 'ggn' } });
  return rows.map(({ name }) => name).sort(compareNaturally);
};

/** The report without the codes of listings, because only a run that writes has codes. */
const outcomes = (name: string): string =>
  readFileSync(reportOf(name), 'utf8').replaceAll(/GGN-R-\d+/g, '');
const summary = (name: string): unknown =>
  JSON.parse(readFileSync(inDataDir(`${name}.json`), 'utf8'));

describe('an import beside the running CMS', () => {
  it('that is only tried writes nothing, and tells what it would do', async () => {
    expect((await run('tried', '--dry-run', FILE)).code).toBe(0);
    expect(await stored()).toEqual([]);
    expect(await names('locality')).toEqual([]);
    expect(summary('tried')).toMatchObject({ dryRun: true, isFinished: true, created: SOUND });
  });

  it('makes listings that the CMS answers at once, with their localities and projects', async () => {
    const { code, output } = await run('first', FILE);
    expect(output).toContain('29 rows: 16 created, 1 duplicate, 12 refused, 2 warned.');
    expect(output).toContain('Constant: projectType is BUILDER in 16 new listings.');
    expect(code).toBe(0);
    const answer = await cms.http.post('/api/ggn/PropResiSaleSearch').send({ limitRS: 100 });
    expect(answer.body).toMatchObject({ count: SOUND });
    const rows = await stored();
    expect(new Set(rows.map((row) => row.code)).size).toBe(SOUND);
    expect(rows[0]).toMatchObject({
      code: 'GGN-R-1001',
      area: 'ggn',
      city: 'Gurugram',
      list: 'RS',
      price: 12_000_000,
      areaCarpetSqft: 1100,
      projectName: 'Dlf Garden HEIGHTS',
    });
    expect(await names('locality')).toEqual(['Sector 37D', 'Sector 90', 'Sohna Road']);
    expect(await names('projectNameResi')).toEqual([
      'Dlf Garden HEIGHTS',
      'Lake View Ananda',
      'SS Palm Grove',
      'Surya Vihar, Block "C"',
      'The Last House',
    ]);
    expect(outcomes('first')).toBe(outcomes('tried'));
  });

  it('stores what a call stores, and logs it so', async () => {
    const { propresi: uid } = LISTING_UIDS;
    const { documentId: first } = (await cms.strapi.db.query(uid).findOne({
      where: { code: 'GGN-R-1001' },
    })) as { documentId: string };
    const imported = await cms.strapi.documents(uid).findOne({ documentId: first });
    const { documentId } = await cms.strapi.documents(uid).create({
      data: { ...imported, importKey: 'another' } as never,
    });
    const stored = async (table: string, where: object) => {
      const row = (await cms.strapi.db.connection(table).where(where).first()) as object;
      return Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name)));
    };
    const listing = (id: string) => stored('propresis', { document_id: id });
    const change = async (record: string) => {
      const { places, ...facts } = await stored('changes', { record });
      return { ...facts, places: String(places).replace(/GGN-R-\d+/, 'code') };
    };
    expect(await listing(first)).toEqual(await listing(documentId));
    expect(await change(first)).toEqual(await change(documentId));
    await cms.strapi.documents(uid).delete({ documentId });
  });

  it('is one write with one revision', async () => {
    const revisions = await cms.strapi.db
      .connection('changes')
      .where({ type: 'propresi', action: 'create' })
      .limit(SOUND)
      .orderBy('id')
      .pluck<number[]>('revision');
    expect(revisions).toHaveLength(SOUND);
    expect(new Set(revisions).size).toBe(1);
  });

  it('adds nothing a second time', async () => {
    const before = await stored();
    expect((await run('second', FILE)).output).toContain(
      '29 rows: 1 duplicate, 16 present, 12 refused.',
    );
    expect(await stored()).toEqual(before);
  });

  it('with a key column updates its listings, and nothing that its file does not say', async () => {
    const header =
      'ref,propertyFor,category,propertyType,projectType,locality,expectedPrice,status,furnishedStatus,description';
    const write = (name: string, rows: readonly string[]): string => {
      writeFileSync(inDataDir(name), [header, ...rows].join('\n'));
      return inDataDir(name);
    };
    const row = (ref: string, price: string, text = '') =>
      `${ref},SALE,Residential,Flat,BUILDER,Sector 90,${price},Ready To Move,Furnished,${text}`;
    const before = (await stored()).length;
    const file = write('prices.csv', [row('A', '9000000', 'Near the park'), row('B', '8000000')]);
    expect((await run('keyed', '--key', 'ref', file)).output).toContain('2 rows: 2 created.');
    const made = (await stored()).slice(before);
    const [a, b] = made as [Row, Row];
    await cms.strapi.documents(LISTING_UIDS.propresi).update({
      documentId: a.documentId,
      data: { propresiStatus: 'inactive', bedroom: '3' } as never,
    });

    const next = write('next-prices.csv', [
      row('A', '9500000'),
      row('B', '8000000'),
      row('B', '1'),
      row('', '7000000'),
    ]);
    expect((await run('keyed-tried', '--key', 'ref', '--dry-run', next)).output).toContain(
      '4 rows: 1 updated, 1 duplicate, 1 present, 1 refused.',
    );
    const { output } = await run('keyed-next', '--key', 'ref', next);
    expect(output).toContain('4 rows: 1 updated, 1 duplicate, 1 present, 1 refused.');
    expect(outcomes('keyed-next')).toBe(outcomes('keyed-tried'));
    expect((await stored()).slice(before)).toEqual([
      expect.objectContaining({
        code: a.code,
        price: 9_500_000,
        description: null,
        propresiStatus: 'inactive',
        bedroom: '3',
      }),
      b,
    ]);
  });
});
