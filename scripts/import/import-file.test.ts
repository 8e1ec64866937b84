import assert from 'node:assert';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { NewListing, Stored } from '../../cms/src/import/messages';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { openCsv } from './csv-rows';
import { findMapping } from './find-mapping';
import { importFile } from './import-file';
import type { Store } from './store';

const FIXTURES = join(__dirname, 'fixtures');

/** A store in memory that rejects the listings of one project. */
class Memory implements Store {
  readonly listings: NewListing[] = [];
  private isWriting = false;

  constructor(private readonly rejected = '') {}

  async write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    assert(!this.isWriting, 'the store takes one call at a time');
    this.isWriting = true;
    await nextTurn();
    this.isWriting = false;
    return listings.map((listing): Stored => {
      if (this.listings.some(({ key }) => key === listing.key)) return { outcome: 'present' };
      if (listing.values.projectName === this.rejected) {
        const error = { field: 'projectName', value: '', reason: 'not wanted' };
        return { outcome: 'refused', errors: [error] };
      }
      this.listings.push(listing);
      const code = `CODE-${String(this.listings.length)}`;
      return { outcome: 'created', code, added: [['locality', 'Here']] };
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const folder = useTempFolder();
beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function run(fixture: string, store: Store, file = join(FIXTURES, fixture)) {
  const csv = await openCsv(file);
  const mapping = await findMapping(file, csv.header, { mapping: undefined, kind: undefined });
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
