import { describe, expect, it } from '@jest/globals';
import { cardComparison, cardRate, mediansOf, medianRate, rateOf, rateText } from '../index';
import type { Listing } from '../index';
import { HOME } from './listing-fixture';

describe('the rate of a listing', () => {
  it('a square foot costs what price and area make it', () => {
    const plot = {
      ...{ ...HOME, propertyType: 'Residential Land /Plot' },
      ...{ areaPlot: 100, areaPlotUnit: 'sq. yards', expectedPrice: 9000000 },
    };
    expect(rateOf(plot)).toEqual({ rupees: 10000, name: 'plot area' });
    expect(rateOf({ ...plot, areaPlotUnit: null })).toBeNull();
    expect(rateOf({ ...plot, expectedPrice: null })).toBeNull();
    expect(rateOf({ ...plot, expectedPrice: 440 })).toBeNull();
    expect(rateOf({ ...plot, expectedPrice: 450 })?.rupees).toBe(0.5);
    expect(rateOf({ ...HOME, areaSuper: null })).toBeNull();
  });

  it.each([
    [{ areaBuiltUp: 1000, areaBuiltUpUnit: 'sq. ft.' }, 'built-up area'],
    [{}, 'super area'],
    [{ areaSuper: null, areaCarpet: 900, areaCarpetUnit: 'sq. ft.' }, 'carpet area'],
  ])('the rate of a house with land and %p is of its %s', (areas, name) => {
    const house = { ...HOME, areaPlot: 100, areaPlotUnit: 'sq. yards', ...areas };
    expect(rateOf(house)?.name).toBe(name);
  });

  it('of a rent is that of a month, and a place of a paying guest has none', () => {
    const rented = { ...HOME, propertyFor: 'RENT', expectedPrice: null, expectedRent: 29000 };
    expect(rateText(rented, null)).toBe('₹ 20 per sq. ft. of super area a month');
    expect(rateOf({ ...rented, propertyFor: 'PG ACCOMMODATION' })).toBeNull();
  });
});

describe('the median of rates', () => {
  /** A home of 1,450 sq. ft. super area at a rate. */
  const at = (rupees: number, more: Partial<Listing> = {}): Listing => ({
    ...HOME,
    expectedPrice: rupees * 1450,
    ...more,
  });
  const five = [9000, 9800, 10000, 11000, 20000].map((rupees) => at(rupees));

  it('is the middle one, or between both middle ones', () => {
    expect(medianRate(at(9000), five)).toBe(10000);
    expect(medianRate(at(9000), [...five, at(10500)])).toBe(10250);
  });

  it('needs five of the same purpose, type and area', () => {
    const others = [
      ...[
        at(1, { propertyType: 'Villa' }),
        at(1, { areaBuiltUp: 900, areaBuiltUpUnit: 'sq. ft.' }),
      ],
      ...[at(1, { expectedPrice: null }), at(1, { propertyFor: 'RENT', expectedRent: 9 })],
    ];
    expect(medianRate(at(9000), [...five.slice(1), ...others])).toBeNull();
    expect(medianRate(at(9000), [...five, ...others])).toBe(10000);
    expect(medianRate(at(9000, { expectedPrice: null }), five)).toBeNull();
  });

  it.each([
    [9600, '₹ 9,600 per sq. ft. of super area, 4 % below the median of its type in Sector 7'],
    [10049, '₹ 10,049 per sq. ft. of super area, at the median of its type in Sector 7'],
    [25000, '₹ 25,000 per sq. ft. of super area, 150 % above the median of its type in Sector 7'],
  ])('is compared with a rate of %d', (rupees, text) => {
    expect(rateText(at(rupees), 10000)).toBe(text);
  });

  it('is short on a card', () => {
    const medians = mediansOf(five);
    expect(cardRate(at(9600))).toBe('₹ 9,600 / sq. ft. (super)');
    expect(cardComparison(at(9600), medians)).toBe('4 % below median');
    expect(cardComparison(at(10049), medians)).toBe('at median');
    expect(cardComparison(at(9600), mediansOf(five.slice(1)))).toBeNull();
    expect(cardComparison(at(9600), undefined)).toBeNull();
    expect(cardRate(at(9600, { areaSuper: null }))).toBeNull();
  });
});
