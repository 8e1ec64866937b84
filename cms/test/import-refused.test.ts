/** @any-database A refused import writes nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AREAS } from '../src/domain';
import { cmsOfFile } from './support/cms';
import { FILE, reportOf, run } from './support/import-command';

cmsOfFile();

describe('an import that cannot be', () => {
  it.each([
    [[path.join('none.csv')], 'none.csv cannot be read: there is no such file.'],
    [['--mapping', 'delhi', FILE], 'There is no mapping delhi: choose one of gurgaon-portal'],
    [
      ['--area', 'delhi', FILE],
      `There is no area delhi: choose one with --area (${AREAS.join(', ')}).`,
    ],
  ])('%j is ended with one sentence', async (args, sentence) => {
    const { code, output } = await run('cannot', ...args);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });

  it('leaves its file as it is where the report has the same name', async () => {
    const before = readFileSync(FILE);
    writeFileSync(reportOf('same'), before);
    const { code, output } = await run('same', reportOf('same'));
    expect(output).toContain('which the import reads: name another file with --report.');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(readFileSync(reportOf('same')).equals(before)).toBe(true);
  });
});
