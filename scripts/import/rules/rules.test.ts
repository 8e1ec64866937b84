import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import type { FieldValue } from '../../lib/domain';
import { areaPerBedroom, areaWithin, roomOnPlot } from '../../../cms/src/import/file/areas';
import { pricePerSquareFoot, statedRate, countAtMost } from './price';
import { NOT_APPLICABLE } from '../../../cms/src/import/file/rule';
import type { Rule } from '../../../cms/src/import/file/rule';

/** The reason of a contradiction; undefined if the listing complies or the rule does not apply. */
function seen(rule: Rule, values: Readonly<Record<string, FieldValue | null>>, row = {}) {
  const found = rule({ values, row });
  return found === NOT_APPLICABLE ? undefined : found;
}

const feet = (field: string, area: number) => ({ [field]: area, [`${field}Unit`]: 'sq. ft.' });

describe('areaWithin', () => {
  const rule = areaWithin({ inner: 'areaCarpet', outer: 'areaSuper' });

  it('sees a part that is larger than the whole, in whatever units', () => {
    const found = seen(rule, {
      ...feet('areaCarpet', 1000),
      areaSuper: 90,
      areaSuperUnit: 'sq. m.',
    });
    expect(found).toEqual({
      field: 'areaCarpet',
      reason: 'Carpet Area of 1,000 sq. ft. is larger than Super Area of 969 sq. ft.',
    });
  });

  it('lets the same size pass, and an area that is not there', () => {
    expect(seen(rule, { ...feet('areaCarpet', 1000), ...feet('areaSuper', 1000) })).toBeUndefined();
    expect(seen(rule, feet('areaCarpet', 1000))).toBeUndefined();
  });

  it('knows no other fields', () => {
    expect(() => areaWithin({ inner: 'areaCarpet', outer: 'garden' })).toThrow(ValidationError);
  });
});

describe('roomOnPlot', () => {
  const rule = roomOnPlot({ inner: ['areaBuiltUp', 'areaCarpet'], spare: 1, floors: 5 });
  const built = (area: number, totalFloors: string | null) =>
    seen(rule, { ...feet('areaPlot', 1000), ...feet('areaBuiltUp', area), totalFloors });

  it('gives each floor, and the spare one, the size of the plot', () => {
    expect(built(4000, '3')).toBeUndefined();
    expect(built(4001, '3')).toEqual({
      field: 'areaBuiltUp',
      reason: 'BuiltUp Area of 4,001 sq. ft. has no room on a plot of 1,000 sq. ft.',
    });
  });

  it('takes the given number of floors where none is said', () => {
    expect(built(6000, null)).toBeUndefined();
    expect(built(6001, null)?.field).toBe('areaBuiltUp');
  });

  it('says nothing where there is no plot', () => {
    expect(seen(rule, feet('areaBuiltUp', 9000))).toBeUndefined();
  });
});

describe('areaPerBedroom', () => {
  it('sees a home that is too large for its bedrooms, by its largest area', () => {
    const rule = areaPerBedroom({ areas: ['areaSuper', 'areaCarpet'], most: 3000 });
    const values = { ...feet('areaCarpet', 100), ...feet('areaSuper', 6001), bedroom: '2' };
    expect(seen(rule, values)).toEqual({
      field: 'areaSuper',
      reason: 'Super Area of 6,001 sq. ft. for 2 bedrooms is more than 3,000 sq. ft. for each',
    });
    expect(seen(rule, { ...values, bedroom: '3' })).toBeUndefined();
    expect(seen(rule, { ...values, bedroom: null })).toBeUndefined();
  });

  it('sees one that is too small, on all of its floors', () => {
    const rule = areaPerBedroom({ areas: ['areaPlot'], least: 120, floors: 5 });
    const values = { ...feet('areaPlot', 100), totalFloors: '1' };
    expect(seen(rule, { ...values, bedroom: '1' })?.reason).toBe(
      'Plot Area of 100 sq. ft. for 1 bedroom is less than 120 sq. ft. for each',
    );
    expect(seen(rule, { ...values, bedroom: '1', totalFloors: '2' })).toBeUndefined();
    expect(seen(rule, { ...values, bedroom: '4', totalFloors: null })).toBeUndefined();
  });
});

describe('pricePerSquareFoot', () => {
  const rule = pricePerSquareFoot({ least: 1500, most: 100_000 });
  const at = (expectedPrice: number) => seen(rule, { ...feet('areaCarpet', 1000), expectedPrice });

  it('sees what nobody pays', () => {
    expect(at(1_400_000)?.reason).toBe('₹ 1,400 a sq. ft. is less than ₹ 1,500 a sq. ft.');
    expect(at(101_000_000)).toEqual({
      field: 'expectedPrice',
      reason: '₹ 1,01,000 a sq. ft. is more than ₹ 1,00,000 a sq. ft.',
    });
  });

  it('lets the bounds themselves pass', () => {
    expect(at(1_500_000)).toBeUndefined();
    expect(at(100_000_000)).toBeUndefined();
  });
});

describe('statedRate', () => {
  const rule = statedRate({ column: 'rate', factor: 2 });
  const values = {
    ...feet('areaCarpet', 1000),
    ...feet('areaSuper', 1500),
    expectedPrice: 9_000_000,
  };

  it('sees a price for a square foot that belongs to none of the areas', () => {
    expect(seen(rule, values, { rate: '232' })?.reason).toMatch(
      /that of 38,793 sq\. ft\., which none/,
    );
  });

  it.each(['9,450', '₹ 9,450', 'Rs. 9,450', '1,09,450'])('reads %s', (rate) => {
    const found = rule({ values: { ...values, expectedPrice: 90_000 }, row: { rate } });
    expect(found).toMatchObject({ field: 'expectedPrice' });
  });

  it('is content with one area that it belongs to, and where no rate is stated', () => {
    for (const rate of ['9000', '6000', '4500', '', 'on request']) {
      expect(seen(rule, values, { rate })).toBeUndefined();
    }
  });
});

describe('a rule', () => {
  const price = { expectedPrice: 9_000_000 };
  const sized = { ...feet('areaCarpet', 1000), ...feet('areaSuper', 1500) };
  const rules: Readonly<Record<string, readonly [Rule, Record<string, FieldValue | null>]>> = {
    areaWithin: [areaWithin({ inner: 'areaCarpet', outer: 'areaSuper' }), sized],
    roomOnPlot: [
      roomOnPlot({ inner: ['areaSuper'], spare: 1, floors: 5 }),
      { ...sized, ...feet('areaPlot', 1000) },
    ],
    areaPerBedroom: [
      areaPerBedroom({ areas: ['areaCarpet'], most: 3000 }),
      { ...sized, bedroom: '2' },
    ],
    pricePerSquareFoot: [
      pricePerSquareFoot({ least: 1500, most: 100_000 }),
      { ...sized, ...price },
    ],
    statedRate: [statedRate({ column: 'rate', factor: 2 }), { ...sized, ...price }],
    countAtMost: [countAtMost({ field: 'totalFloors', most: 7 }), { totalFloors: '3' }],
  };

  it.each(Object.entries(rules))(
    '%s says whether it has something to look at',
    (_, [rule, values]) => {
      expect(rule({ values, row: { rate: '9000' } })).toBeUndefined();
      expect(rule({ values: {}, row: {} })).toBe(NOT_APPLICABLE);
    },
  );
});

describe('countAtMost', () => {
  const rule = countAtMost({ field: 'totalFloors', most: 7 });

  it('sees a count above it, also an open one', () => {
    expect(seen(rule, { totalFloors: '7' })).toBeUndefined();
    expect(seen(rule, { totalFloors: null })).toBeUndefined();
    expect(seen(rule, { totalFloors: '8' })?.reason).toBe('8 is more than 7');
    expect(seen(rule, { totalFloors: '15+' })?.field).toBe('totalFloors');
  });
});
