import { link, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { assertReportIsApart } from './check-report';

const folder = useTempFolder();
const at = (name: string): string => join(folder(), name);

beforeEach(async () => {
  await writeFile(at('listings.csv'), 'locality\nSector 90\n');
  await writeFile(at('own.json'), '{}');
});

const check = (report: string, mapping = 'own.json'): Promise<void> =>
  assertReportIsApart(at(report), { file: at('listings.csv'), mapping: at(mapping) });

describe('the report of an import', () => {
  it.each([
    ['listings.csv', 'listings.csv'],
    ['own.json', 'own.json'],
    // The summary of this report has the same name as the mapping.
    ['own.csv', 'own.json'],
    ['own', 'own.json'],
  ])('cannot be %s', async (report, read) => {
    await expect(check(report)).rejects.toThrow(
      `The report would overwrite ${at(read)}, which the import reads: name another file with --report.`,
    );
  });

  it('cannot be a link to a file that is read', async () => {
    await symlink(at('listings.csv'), at('symbolic.csv'));
    await link(at('listings.csv'), at('hard.csv'));
    await expect(check('symbolic.csv')).rejects.toThrow('would overwrite');
    await expect(check('hard.csv')).rejects.toThrow('would overwrite');
  });

  it('cannot be a mapping of the importer, named or found', async () => {
    const mappings = join(__dirname, 'mappings');
    for (const mapping of ['gurgaon-portal', undefined]) {
      for (const name of ['gurgaon-portal.json', 'gurgaon-portal.csv']) {
        const run = { file: at('listings.csv'), mapping };
        await expect(assertReportIsApart(join(mappings, name), run)).rejects.toThrow(
          'gurgaon-portal.json, which the import reads',
        );
      }
    }
  });

  it('can be any other file, also an older report, and a mapping that is not there', async () => {
    await writeFile(at('report.csv'), '');
    await check('report.csv');
    await check('new.csv', 'none.json');
    await check('listings.json.csv');
  });
});
