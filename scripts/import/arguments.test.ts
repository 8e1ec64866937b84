import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AREAS } from '../lib/domain';
import { readArguments } from './arguments';

const ALL = AREAS.join(', ');

const read = (line: string, environment = {}) =>
  readArguments(
    line.split(' ').filter((word) => word !== ''),
    environment,
  );

describe('readArguments', () => {
  it('reads all of them', () => {
    expect(
      read('--area ggn a.csv --kind propcom --mapping m --key ref --report r.csv --dry-run'),
    ).toEqual({
      area: 'ggn',
      file: 'a.csv',
      kind: 'propcom',
      mapping: 'm',
      key: 'ref',
      report: 'r.csv',
      dryRun: true,
    });
  });

  it('takes the file from the environment where none is named', () => {
    const environment = { LISTINGS_CSV: 'b.csv' };
    expect(read('--area dwk', environment)).toMatchObject({ file: 'b.csv', dryRun: false });
    expect(read('--area dwk a.csv', environment).file).toBe('a.csv');
  });

  it('takes paths as they were typed, where npm was called', () => {
    const environment = { INIT_CWD: resolve('scripts') };
    expect(read('--area dwk a.csv --mapping ../m.json --report r.csv', environment)).toMatchObject({
      file: join('scripts', 'a.csv'),
      mapping: 'm.json',
      report: join('scripts', 'r.csv'),
    });
  });

  it.each([
    ['a.csv', `Say which area with --area (${ALL}).`],
    ['--area delhi a.csv', `There is no area delhi: choose one with --area (${ALL}).`],
    [
      '--area ggn --kind castle a.csv',
      'There is no kind castle: choose one with --kind (propresi, propcom).',
    ],
    ['--area ggn', 'Name the CSV file, as an argument or in LISTINGS_CSV.'],
    ['--area ggn a.csv b.csv', 'Name one file at a time.'],
    ['--area ggn --colour red a.csv', "Unknown option '--colour'"],
    ['--area', "Option '--area <value>' argument missing"],
  ])('says what is wrong with %s, and how it is used', (line, message) => {
    expect(() => read(line)).toThrow(message);
    expect(() => read(line)).toThrow(/Usage: npm run import -- --area AREA FILE\.csv/);
  });
});
