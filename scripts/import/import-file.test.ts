import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { openCsv } from './open-csv';
import { findMapping } from './find-mapping';
import { importFile } from './import-file';
import { Memory } from './memory-store-fixture';
import type { Store } from './store';

const FIXTURES = join(__dirname, 'fixtures');

const folder = useTempFolder();
beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function run(
  fixture: string,
  store: Store,
  file = join(FIXTURES, fixture),
  mappingName?: string,
) {
  const csv = await openCsv(file);
  const mapping = await findMapping(file, csv.header, {
    mapping: mappingName,
    kind: undefined,
  });
  const report = join(folder(), 'report.csv');
  await importFile({ csv, name: fixture, mapping, area: 'ggn', report, dryRun: false }, store);
  const lines: Record<string, string>[] = parse(await readFile(report), { columns: true });
  const summary = JSON.parse(await readFile(join(folder(), 'report.json'), 'utf8')) as object;
  const rows = (outcome: string) => [
    ...new Set(lines.filter((line) => line.outcome === outcome).map(({ row }) => Number(row))),
  ];
  return { lines, summary, rows };
}

describe('a file by a mapping', () => {
  it('gives each of its rows one outcome, with its reasons', async () => {
    const { lines, summary, rows } = await run('portal.csv', new Memory());
    expect(rows('created')).toEqual([2, 3, 4, 6, 7, 10, 11, 13, 15, 18, 21, 25, 26, 27, 28, 30]);
    expect(rows('refused')).toEqual([8, 9, 12, 14, 16, 17, 19, 20, 22, 23, 24, 29]);
    expect(rows('warned')).toEqual([11, 21]);
    expect(rows('duplicate')).toEqual([5]);
    expect(lines).toContainEqual(
      expect.objectContaining({ row: '5', outcome: 'duplicate', reason: 'the same as row 2' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ row: '29', reason: 'the row has 4 columns, the header 17' }),
    );
    expect(lines[0]).toEqual({
      row: '2',
      outcome: 'created',
      field: '',
      value: '',
      reason: '',
      code: 'CODE-1',
      before: '',
    });
    expect(summary).toMatchObject({
      file: 'portal.csv',
      area: 'ggn',
      kind: 'propresi',
      mapping: 'gurgaon-portal',
      isFinished: true,
      rows: 29,
      created: 16,
      duplicate: 1,
      present: 0,
      refused: 12,
      warned: 2,
    });
  });

  it('states each constant with the listings that have it', async () => {
    const { summary } = await run('portal.csv', new Memory());
    expect(summary).toMatchObject({
      constants: [
        { field: 'propertyFor', value: 'SALE', listings: 16 },
        { field: 'category', value: 'Residential', listings: 16 },
        { field: 'projectType', value: 'BUILDER', listings: 16 },
        { field: 'furnishedStatus', value: 'Unfurnished', listings: 7 },
        { field: 'status', value: 'Ready To Move', listings: 1 },
      ],
    });
  });

  it('adds nothing a second time', async () => {
    const store = new Memory();
    const first = await run('portal.csv', store);
    const second = await run('portal.csv', store);
    expect(store.listings).toHaveLength(16);
    expect(second.rows('created')).toEqual([]);
    expect(second.rows('present')).toEqual(first.rows('created'));
    expect(second.rows('refused')).toEqual(first.rows('refused'));
    expect(second.rows('duplicate')).toEqual([5]);
  });

  it('reports what the store rejects', async () => {
    const { rows, lines } = await run('portal.csv', new Memory('The Last House'));
    expect(rows('created')).not.toContain(30);
    expect(lines.at(-1)).toMatchObject({
      row: '30',
      outcome: 'refused',
      field: 'projectName',
      reason: 'not wanted',
    });
  });
});

describe('a mapping with refusals and rules', () => {
  const MAPPING = {
    about: 'Homes.',
    notes: [],
    kind: 'propresi',
    key: 'ref',
    columns: ['ref', 'state', 'price', 'rate'],
    constants: {
      propertyFor: 'SALE',
      category: 'Residential',
      propertyType: 'Flat',
      projectType: 'BUILDER',
      locality: 'Sector 90',
      status: 'Ready To Move',
      furnishedStatus: 'Furnished',
    },
    fields: { expectedPrice: { from: 'price', use: [{ lakh: { roundTo: 1000 } }] } },
    refuse: [{ when: { state: { matches: '^sold' } }, why: 'sold already' }],
    rules: [{ rule: { statedRate: { column: 'rate', factor: 2 } }, why: 'they belong together' }],
  };

  async function runOwn(rows: readonly string[], store: Store) {
    const file = join(folder(), 'homes.csv');
    await writeFile(file, ['ref,state,price,rate', ...rows].join('\n'));
    await writeFile(join(folder(), 'homes.json'), JSON.stringify(MAPPING));
    return run('homes.csv', store, file, join(folder(), 'homes.json'));
  }

  it('leaves rows out, and says which rule never applied', async () => {
    const store = new Memory();
    const { lines, summary } = await runOwn(['A,sold on Monday,95,', 'B,free,95.0004,9000'], store);
    expect(lines[0]).toEqual({
      row: '2',
      outcome: 'refused',
      field: 'state',
      value: 'sold on Monday',
      reason: 'sold already',
      code: '',
      before: '',
    });
    expect(store.listings.map(({ values }) => values.expectedPrice)).toEqual([9_500_000]);
    expect(summary).toMatchObject({
      created: 1,
      unapplied: [{ rule: 'rules[0]', why: 'they belong together' }],
    });
    expect(console.log).toHaveBeenCalledWith(
      expect.stringContaining('Warning: rules[0] of the mapping never applied'),
    );
  });

  it('sends a hash of the values, which another price changes', async () => {
    const [first, same, other] = [new Memory(), new Memory(), new Memory()];
    await runOwn(['B,free,95,'], first);
    await runOwn(['B,free,95.0,9000'], same);
    await runOwn(['B,free,96,'], other);
    const [a, b, c] = [first, same, other].map(({ listings }) => listings[0]);
    expect(a?.hash).toMatch(/^[0-9a-f]{32}$/);
    expect([b?.key, b?.hash]).toEqual([a?.key, a?.hash]);
    expect(c?.key).toBe(a?.key);
    expect(c?.hash).not.toBe(a?.hash);
  });
});

describe('a file of several batches', () => {
  it('has each row in its report, in its order', async () => {
    const [header = '', flat = ''] = (await readFile(join(FIXTURES, 'portal.csv'), 'utf8')).split(
      '\r\n',
    );
    const rows = Array.from({ length: 1200 }, (_, at) =>
      flat.replace('Huda City Centre', `Gate ${String(at)}`),
    );
    const file = join(folder(), 'many.csv');
    await writeFile(file, [header, ...rows].join('\n'));
    const store = new Memory();
    const { lines } = await run('many.csv', store, file);
    expect(store.listings).toHaveLength(1200);
    expect(lines.map(({ row, outcome, code }) => [row, outcome, code])).toEqual(
      rows.map((_, at) => [String(at + 2), 'created', `CODE-${String(at + 1)}`]),
    );
  });

  it('ends with the error of the store', async () => {
    const store = new Memory();
    jest.spyOn(store, 'write').mockRejectedValue(new Error('the disk is full'));
    await expect(run('portal.csv', store)).rejects.toThrow('the disk is full');
  });
});

describe('a file of the catalogue’s own columns', () => {
  it('is taken as it is', async () => {
    const store = new Memory();
    const { rows, lines } = await run('own-columns.csv', store);
    expect(rows('created')).toEqual([2, 3]);
    expect(
      lines.filter(({ outcome }) => outcome === 'refused').map(({ row, field }) => [row, field]),
    ).toEqual([
      ['4', 'propertyType'],
      ['5', 'phoneOfContactPerson'],
      ['6', 'areaCarpetUnit'],
      ['7', 'areaCarpet'],
    ]);
    expect(store.listings[0]?.values).toMatchObject({
      possession: '2027-12-31',
      propresiStatus: 'active',
    });
    expect(store.listings[1]?.values).toMatchObject({
      expectedRent: 35_000,
      propresiStatus: 'inactive',
    });
  });
});
