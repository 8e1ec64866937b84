import { beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueMapping } from '../../cms/src/import/file/catalogue-mapping';
import { compileMapping } from './compile-mapping';
import { namedMapping } from './find-mapping';
import { importKey } from '../../cms/src/import/file/read-batch';
import { parseRow } from '../../cms/src/import/file/parse-row';
import type { Mapping } from '../../cms/src/import/file/mapping';

const FLAT = {
  property_type: 'flat',
  society: 'dlf garden heights',
  sector: 'sector 37d',
  price: '1.2',
  price_per_sqft: '8000.0',
  area: '1500.0',
  areaWithType: 'Super Built up area 1500(139.35 sq.m.)Carpet area: 1100 sq.ft. (102.19 sq.m.)',
  bedRoom: '3',
  bathroom: '12',
  balcony: '3+',
  additionalRoom: 'study room,store room,others',
  floorNum: '18.0',
  facing: 'North-East',
  agePossession: 'Dec 2027',
  nearbyLocations: "['Huda City Centre', 'Mall']",
  furnishDetails: "['2 Wardrobe', '4 Fan', 'No Bed']",
  features: "['Lift(s)', 'Natural Light']",
};

let portal: Mapping;
beforeAll(async () => {
  portal = await namedMapping('gurgaon-portal');
});

const parsed = (change: Partial<typeof FLAT> = {}) =>
  parseRow(portal, 'ggn', { ...FLAT, ...change });
const values = (change: Partial<typeof FLAT> = {}) => {
  const result = parsed(change);
  return 'values' in result ? result.values : {};
};

describe('a row of the portal', () => {
  it('becomes a listing in the words of the model', () => {
    expect(values()).toMatchObject({
      propertyFor: 'SALE',
      category: 'Residential',
      propertyType: 'Flat',
      projectType: 'BUILDER',
      projectName: 'DLF Garden Heights',
      locality: 'Sector 37D',
      landmarks: 'Huda City Centre, Mall',
      expectedPrice: 12_000_000,
      status: 'Under Construction',
      possession: '2027-12-31',
      areaPlot: null,
      areaPlotUnit: null,
      areaSuper: 1500,
      areaSuperUnit: 'sq. ft.',
      areaCarpet: 1100,
      bedroom: '3',
      bathroom: '10+',
      balcony: '4',
      additionalRooms: ['Study Room', 'Store'],
      floorNo: '15+',
      totalFloors: null,
      facing: 'North-East',
      furnishedStatus: 'Semi-Furnished',
      wardrobes: '2',
      amenities: ['Lift'],
      description:
        'Possession as first offered: Dec 2027.\nMore than 3 balconies.\nAlso here: Natural Light.',
      propresiStatus: 'active',
    });
  });

  it('of a house has its floors, not a floor', () => {
    const house = {
      property_type: 'house',
      society: 'independent',
      areaWithType: 'Plot area 200(167.23 sq.m.)',
    };
    expect(
      values({ ...house, price: '2.7', price_per_sqft: '15000', floorNum: '3.0' }),
    ).toMatchObject({
      propertyType: 'House',
      projectName: null,
      floorNo: null,
      totalFloors: '3',
      areaPlot: 200,
      areaPlotUnit: 'sq. yards',
    });
  });

  it('names the fields that a constant fills', () => {
    expect(parsed()).toMatchObject({ filled: ['propertyFor', 'category', 'projectType'] });
    expect(parsed({ agePossession: 'undefined', furnishDetails: '[]' })).toMatchObject({
      values: { status: 'Ready To Move', furnishedStatus: 'Unfurnished' },
      filled: ['propertyFor', 'category', 'projectType', 'status', 'furnishedStatus'],
    });
  });

  it('loses a value that nothing hangs on and that cannot be, and says so', () => {
    const field = {
      field: 'facing',
      value: 'Upwards',
      reason: expect.stringMatching(/^Facing must be one of/),
    };
    expect(parsed({ facing: 'Upwards' })).toMatchObject({
      values: { facing: null },
      warnings: [field],
    });
    const floor = { field: 'floorNo', value: '-2', reason: 'is not a whole number' };
    expect(parsed({ floorNum: '-2' })).toMatchObject({
      values: { floorNo: null },
      warnings: [floor],
    });
  });

  it.each([
    [{ price: '' }, [['expectedPrice', '', 'Demand is required']]],
    [{ sector: '', bedRoom: 'x' }, [['bedroom', 'x', 'is not a number']]],
    [{ property_type: 'barn' }, [['propertyType', 'barn', 'is none of the words']]],
    [
      { areaWithType: 'Plot area 130(9100.5 sq.m.)' },
      [['areaPlot', 'Plot area 130', 'contradicts itself']],
    ],
    [
      { areaWithType: 'Carpet area: 61200 (5685.67 sq.m.)', price_per_sqft: '196.0' },
      [
        ['areaCarpet', 'Carpet area: 61200', 'more than 3,000 sq. ft. for each: the largest homes'],
        ['expectedPrice', '1.2', 'is less than ₹ 1,500 a sq. ft.'],
      ],
    ],
  ])('with %j is rejected, with field, value and reason', (change, errors) => {
    expect(parsed(change)).toMatchObject({
      errors: errors.map(([field, value, reason]) => ({
        field,
        value: expect.stringContaining(value ?? ''),
        reason: expect.stringContaining(reason ?? ''),
      })),
    });
  });
});

describe('a row of the catalogue’s own columns', () => {
  const row = {
    propertyFor: 'SALE',
    category: 'Residential',
    propertyType: 'Flat',
    projectType: 'CGHS',
    locality: 'Sector 10',
    expectedPrice: '9500000',
    status: 'Ready To Move',
    furnishedStatus: 'Furnished',
    amenities: 'Lift, Park',
    areaCarpet: '',
    areaCarpetUnit: '',
    areaSuper: '',
    areaSuperUnit: '',
  };
  const own = catalogueMapping('propresi', Object.keys(row));

  it('is checked by the model as it is', () => {
    expect(parseRow(own, 'dwk', row)).toMatchObject({
      values: { expectedPrice: 9_500_000, amenities: ['Lift', 'Park'], areaCarpet: null },
      filled: [],
    });
    expect(
      parseRow(own, 'dwk', { ...row, propertyType: 'Villa', amenities: 'Helipad' }),
    ).toMatchObject({
      errors: [
        { field: 'propertyType', value: 'Villa' },
        { field: 'amenities', value: 'Helipad' },
      ],
    });
  });

  it('cannot hold a part that is larger than the whole', () => {
    const areas = {
      areaCarpet: '1600',
      areaCarpetUnit: 'sq. ft.',
      areaSuper: '1500',
      areaSuperUnit: 'sq. ft.',
    };
    expect(parseRow(own, 'dwk', { ...row, ...areas })).toMatchObject({
      errors: [{ field: 'areaCarpet' }],
    });
  });
});

describe('importKey', () => {
  const small = (name: string) =>
    compileMapping(name, {
      about: 'x',
      notes: [],
      kind: 'propresi',
      columns: ['a', 'b'],
      constants: {},
      fields: {},
      rules: [],
    });

  it('is the row’s, whatever the order of its columns', () => {
    const key = importKey(small('m'), 'ggn', { a: '1', b: '2' });
    expect(importKey(small('m'), 'ggn', { b: '2', a: '1' })).toBe(key);
    const others = [
      importKey(small('m'), 'ggn', { a: '1', b: '3' }),
      importKey(small('m'), 'ggn', { a: '12', b: '' }),
      importKey(small('m'), 'dwk', { a: '1', b: '2' }),
      importKey(small('n'), 'ggn', { a: '1', b: '2' }),
    ];
    expect(new Set([key, ...others]).size).toBe(5);
  });
});
