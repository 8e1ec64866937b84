import { describe, expect, it } from '@jest/globals';
import { compileMapping } from './compile-mapping';
import { NOT_APPLICABLE } from '../../cms/src/import/file/rule';

const SOUND = {
  about: 'Homes.',
  notes: [],
  kind: 'propresi',
  columns: ['type', 'price', 'floor'],
  constants: { propertyFor: 'SALE' },
  fields: {
    propertyType: { from: 'type', use: [{ choose: { flat: 'Flat' } }] },
    expectedPrice: { from: 'price', use: ['crore'] },
    floorNo: { from: 'floor', when: { type: ['flat'] }, use: ['floor'], otherwise: 'Ground' },
    description: { lines: [{ from: 'type', use: [{ say: 'A {}.' }] }, { from: 'floor' }] },
  },
  rules: [],
};

const reader = (field: string) =>
  compileMapping('homes', SOUND).readers.find((known) => known.field === field);

const row = { type: 'flat', price: '1.5', floor: '2.0' };

describe('a mapping', () => {
  it('reads a field of its column, through its transforms in their order', () => {
    expect(reader('propertyType')?.read(row)).toBe('Flat');
    expect(reader('expectedPrice')?.read(row)).toBe(15_000_000);
  });

  it('reads nothing of an empty cell, and of a row that it is not for', () => {
    expect(reader('expectedPrice')?.read({ ...row, price: '' })).toBeNull();
    expect(reader('floorNo')?.read({ ...row, type: 'house' })).toBeNull();
  });

  it('reads a text of several columns, a line for each that says something', () => {
    expect(reader('description')?.read(row)).toBe('A flat.\n2.0');
    expect(reader('description')?.read({ ...row, floor: '' })).toBe('A flat.');
    expect(reader('description')?.read({})).toBeNull();
  });

  it('has patterns as conditions, whatever the case', () => {
    const { readers, refusals } = compileMapping('homes', {
      ...SOUND,
      fields: {
        floorNo: { from: 'floor', when: { type: { matches: '^flat\\b' } }, use: ['floor'] },
      },
      refuse: [{ when: { type: { matches: 'sold' }, floor: ['0'] }, why: 'sold' }],
    });
    expect(readers[0]?.read({ type: 'Flat, new', floor: '2' })).toBe('2nd');
    expect(readers[0]?.read({ type: 'a flat', floor: '2' })).toBeNull();
    expect(refusals[0]?.applies({ type: 'SOLD flat', floor: '0' })).toBe(true);
    expect(refusals[0]?.applies({ type: 'SOLD flat', floor: '1' })).toBe(false);
  });

  it('has conditions on choices of several', () => {
    const { rules } = compileMapping('homes', {
      ...SOUND,
      rules: [
        {
          rule: { countAtMost: { field: 'totalFloors', most: 7 } },
          when: { amenities: ['Lift'] },
          why: 'so it is',
        },
      ],
    });
    const at = (amenities: string[]) =>
      rules[0]?.rule({ values: { totalFloors: '9', amenities }, row });
    expect(at(['Park', 'Lift'])).toMatchObject({ field: 'totalFloors' });
    expect(at(['Park'])).toBe(NOT_APPLICABLE);
  });

  it('holds its rules for the listings that they are for', () => {
    const rule = { countAtMost: { field: 'totalFloors', most: 7 } };
    const { rules } = compileMapping('homes', {
      ...SOUND,
      rules: [{ rule, when: { propertyType: ['House'] }, why: 'so it is' }],
    });
    const values = { totalFloors: '9' };
    expect(rules[0]?.rule({ values: { ...values, propertyType: 'House' }, row })).toMatchObject({
      field: 'totalFloors',
    });
    expect(rules[0]?.rule({ values: { ...values, propertyType: 'Flat' }, row })).toBe(
      NOT_APPLICABLE,
    );
  });

  it.each([
    [{ kind: 'castle' }, 'its top: kind must be one of'],
    [{ columns: [] }, 'its top: columns'],
    [{ key: 'ref' }, 'key: no column is called ref'],
    [{ refuse: [{ when: { sold: ['x'] }, why: 'x' }] }, 'refuse[0]: no column is called sold'],
    [{ refuse: [{ why: 'x' }] }, 'refuse[0]: when is a required field'],
    [
      { fields: { floorNo: { from: 'floor', when: { type: { matches: '(' } } } } },
      'fields.floorNo: when must name for each column a list of values, or ',
    ],
    [{ colour: 'red' }, 'its top: this has keys that are not known: colour'],
    [{ constants: { garden: 'large' } }, 'constants.garden: propresi has no such field'],
    [{ fields: { garden: { from: 'type' } } }, 'fields.garden: propresi has no such field'],
    [{ fields: { floorNo: {} } }, 'fields.floorNo: needs either "from" or "lines"'],
    [{ fields: { floorNo: { from: 'storey' } } }, 'fields.floorNo: no column is called storey'],
    [
      { fields: { floorNo: { from: 'floor', when: { kind: ['x'] } } } },
      'fields.floorNo: no column is called kind',
    ],
    [
      { fields: { floorNo: { from: 'floor', use: ['storey'] } } },
      'fields.floorNo.use[0]: there is no storey, but ',
    ],
    [
      { fields: { floorNo: { from: 'floor', use: [{ count: 'x' }] } } },
      'fields.floorNo.use[0] (count): ',
    ],
    [{ fields: { floorNo: { from: 'floor', use: [3] } } }, 'fields.floorNo: use[0] must be a name'],
    [
      { fields: { description: { lines: [{ from: 'type', use: ['x'] }] } } },
      'fields.description.lines[0].use[0]: ',
    ],
    [{ rules: [{ rule: 'gravity', why: 'x' }] }, 'rules[0]: there is no gravity, but '],
    [{ rules: [{ rule: { countAtMost: {} }, why: 'x' }] }, 'rules[0] (countAtMost): '],
    [
      { rules: [{ rule: { countAtMost: { field: 'bedroom', most: 3 } } }] },
      'rules[0]: why is a required field',
    ],
  ])('with %j has an error that is reported with its place', (change, message) => {
    expect(() => compileMapping('homes', { ...SOUND, ...change })).toThrow(
      `The mapping homes has an error at ${message}`,
    );
  });
});
