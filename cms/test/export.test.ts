/** @any-database It tests the commands; `listing-csv.test.ts` exports, and takes back what is unchanged, on each database. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AUDIT_UID, LISTING_UIDS } from '../src/uids';
import { addListing, addMaster, cmsOfFile, revisionOf } from './support/cms';
import { runCommand } from './support/command';
import { inDataDir, reportOf } from './support/import-command';

type Row = Readonly<Record<string, string>>;

const cms = cmsOfFile();

const rowsOf = (csv: string): readonly Row[] => parse(csv, { columns: true, bom: true });

const revision = () => revisionOf(cms);

describe('npm run export and npm run import', () => {
  const CODES: string[] = [];
  const file = () => inDataDir('all.csv');
  const exportAll = (...args: string[]) =>
    runCommand('', 'export', '--area', 'ggn', '--kind', 'propcom', ...args, file());
  const take = (report: string, ...args: string[]) =>
    runCommand('', 'import', '--area', 'ggn', '--report', reportOf(report), ...args, file());
  const summary = (name: string): unknown =>
    JSON.parse(readFileSync(inDataDir(`${name}.json`), 'utf8'));
  const lines = (name: string): readonly Row[] => rowsOf(readFileSync(reportOf(name), 'utf8'));
  const edit = (edits: readonly (readonly [RegExp | string, string])[]): void => {
    writeFileSync(
      file(),
      edits.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file(), 'utf8')),
    );
  };

  beforeAll(async () => {
    await addMaster(cms, 'projectNameCom', 'ggn', '=Tower "A", B');
    for (const n of [1, 2, 3, 4]) {
      const { code } = await addListing(cms, 'ggn', 'propcom', {
        ...{ projectName: '=Tower "A", B', expectedPrice: 1000 + n, address: `Shop\n${String(n)}` },
        ...{ stage: 'Withdrawn', publicFrom: '2031-01-01T05:00:00Z' },
      });
      CODES.push(code);
    }
  });

  it('tells in a dry run what edits change, and then changes it', async () => {
    expect((await exportAll()).output).toContain('4 listings: ');
    expect(rowsOf(readFileSync(file(), 'utf8')).map(({ code }) => code)).toEqual(CODES);
    const before = await revision();
    edit([
      ['"1001"', '"1100"'],
      ['Shop\n2', 'Corner\n2'],
      ['"2031-01-01 10:30"', '"2032-01-01 10:30"'],
    ]);
    await take('tried', '--dry-run');
    expect(await revision()).toEqual(before);
    const expected = [
      { field: 'expectedPrice', before: '1001', value: '1100' },
      { field: 'publicFrom', before: '2031-01-01 10:30', value: '2032-01-01 10:30' },
      { field: 'address', before: 'Shop\n2', value: 'Corner\n2' },
    ];
    const updated = (report: string) =>
      lines(report).filter(({ outcome }) => outcome === 'updated');
    expect(summary('tried')).toMatchObject({ dryRun: true, present: 2, updated: 2 });
    expect(updated('tried')).toEqual(expected.map((one) => expect.objectContaining(one)));
    const { code, output } = await take('done');
    expect([code, output]).toEqual([0, expect.stringContaining('4 rows: 2 updated, 2 present.')]);
    expect(updated('done')).toEqual(updated('tried'));
    expect(await revision()).not.toEqual(before);
  });

  it('leaves private facts alone where the file has none, and adds rows without a code once', async () => {
    await exportAll('--no-private');
    expect(readFileSync(file(), 'utf8')).not.toContain('publicFrom');
    edit([
      [`"${String(CODES[0])}"`, '""'],
      ['"1100"', '"1200"'],
    ]);
    await take('new');
    expect(summary('new')).toMatchObject({ created: 1, present: 3, updated: 0 });
    await take('newer');
    expect(summary('newer')).toMatchObject({ created: 0, present: 4 });
    const kept = await cms.strapi.db
      .query(LISTING_UIDS.propcom)
      .findMany({ where: { code: { $in: CODES } } });
    expect(kept.every((one: { publicFrom: unknown }) => one.publicFrom !== null)).toBe(true);
  });

  it('are in the audit trail', async () => {
    const entries = (await cms.strapi.db
      .query(AUDIT_UID)
      .findMany({ where: { entry: 'program' }, orderBy: { id: 'asc' } })) as readonly object[];
    expect(entries).toMatchObject([
      { action: 'Export Listings', subject: '4 listings of Commercial, with private facts' },
      { action: 'Export Listings', subject: '4 listings of Commercial', area: 'ggn' },
    ]);
  });
});
