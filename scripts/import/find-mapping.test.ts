import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findMapping, namedMapping } from './find-mapping';
import { useTempFolder } from '../lib/temp-folder-fixture';

const folder = useTempFolder();

const NONE = { mapping: undefined, kind: undefined };
const find = (header: readonly string[], choice: Parameters<typeof findMapping>[2] = NONE) =>
  findMapping('homes.csv', header, choice);

describe('findMapping', () => {
  it('reads columns of the catalogue by the catalogue', async () => {
    const header = ['propertyFor', 'locality', 'amenities'];
    expect(await find(header)).toMatchObject({
      name: 'catalogue',
      kind: 'propresi',
      columns: header,
    });
    expect(await find(['washroomCommon'], { ...NONE, kind: 'propcom' })).toMatchObject({
      kind: 'propcom',
    });
  });

  it('takes a key column, which need not be a field', async () => {
    const mapping = await find(['ref', 'locality'], { ...NONE, key: 'ref' });
    expect(mapping).toMatchObject({ name: 'catalogue', key: 'ref' });
    expect(mapping.readers.map(({ field }) => field)).toEqual(['locality']);
    const { columns } = await namedMapping('gurgaon-portal');
    expect(await find(columns, { ...NONE, key: 'society' })).toMatchObject({ key: 'society' });
    const choice = { mapping: 'gurgaon-portal', kind: undefined, key: 'society' };
    expect(await find(columns, choice)).toMatchObject({ key: 'society' });
    await expect(find(['locality'], { ...NONE, key: 'ref' })).rejects.toThrow(
      'homes.csv has no column ref for --key.',
    );
  });

  it('finds the stored mapping that has just the file’s columns, in whatever order', async () => {
    const { columns } = await namedMapping('gurgaon-portal');
    expect(await find([...columns].reverse())).toMatchObject({ name: 'gurgaon-portal' });
  });

  it('lists the columns that nobody knows', async () => {
    await expect(find(['locality', 'colour', 'mood'])).rejects.toThrow(
      'homes.csv has columns that the catalogue does not know: colour, mood. Name them as the catalogue does, or ' +
        'choose a mapping with --mapping (gurgaon-portal).',
    );
    await expect(find(['washroomCommon'])).rejects.toThrow('does not know: washroomCommon.');
  });

  it('lists the columns that a named mapping does not know, and those it misses', async () => {
    const { columns } = await namedMapping('gurgaon-portal');
    const header = [...columns.slice(1), 'colour'];
    await expect(find(header, { ...NONE, mapping: 'gurgaon-portal' })).rejects.toThrow(
      'homes.csv has columns that it does not know: colour, and lacks columns that it reads: property_type.',
    );
  });

  it('does not make another kind of a mapping', async () => {
    const { columns } = await namedMapping('gurgaon-portal');
    const choice = { mapping: 'gurgaon-portal', kind: 'propcom' } as const;
    await expect(find(columns, choice)).rejects.toThrow(
      'makes propresi, not propcom: leave --kind out.',
    );
  });
});

describe('namedMapping', () => {
  it('knows those that it has', async () => {
    await expect(namedMapping('delhi')).rejects.toThrow(
      'There is no mapping delhi: choose one of gurgaon-portal, or name a .json file.',
    );
  });

  it('reads a file', async () => {
    const file = join(folder(), 'own.json');
    const mapping = {
      about: 'Own.',
      notes: [],
      kind: 'propcom',
      columns: ['a'],
      constants: {},
      fields: {},
      rules: [],
    };
    await writeFile(file, JSON.stringify(mapping));
    expect(await namedMapping(file)).toMatchObject({
      name: 'own',
      kind: 'propcom',
      columns: ['a'],
    });
    await writeFile(file, '{');
    await expect(namedMapping(file)).rejects.toThrow('The mapping own is not JSON: ');
  });
});
