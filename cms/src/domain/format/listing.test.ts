import { describe, it, expect } from '@jest/globals';
import {
  areaOf,
  chipsOf,
  contactMessage,
  kindOf,
  listHeading,
  listName,
  listOfListing,
} from '../index';
import { priceLine, priceOf, sizeText, spokenLine, titleOf, valueText } from '../index';
import type { FieldName, Listing } from '../index';
import { HOME } from './listing-fixture';

const RENTED: Listing = {
  ...HOME,
  propertyFor: 'RENT',
  expectedPrice: null,
  expectedRent: 35000,
};
const SHOP: Listing = {
  ...RENTED,
  code: 'GGN-C-1001',
  city: 'Gurugram',
  category: 'Commercial',
  propertyType: 'Shop',
  bedroom: '2',
  areaSuper: null,
  areaSuperUnit: null,
  areaCarpet: 650,
  areaCarpetUnit: 'sq. ft.',
  projectName: 'Vegas Mall',
  locality: 'Sector 102',
};
/** A draft with nothing but what drafts need. */
const UNKNOWN = {
  ...{ ...SHOP, propertyType: null, areaCarpet: null },
  ...{ projectName: null, locality: null },
} as Listing;

describe('what a listing is', () => {
  it.each([
    ['RS', 'propresi', HOME],
    ['RR', 'propresi', RENTED],
    ['RR', 'propresi', { ...RENTED, propertyFor: 'PG ACCOMMODATION' }],
    ['CS', 'propcom', { ...SHOP, propertyFor: 'SALE' }],
    ['CR', 'propcom', SHOP],
  ])('%s of %s', (list, kind, listing) => {
    expect([listOfListing(listing).key, kindOf(listing)]).toEqual([list, kind]);
  });

  it.each([
    ['₹ 1.25 Cr', 12500000, HOME],
    ['₹ 35,000 / month', 35000, RENTED],
    ['₹ 35,000 / month', 35000, { ...RENTED, propertyFor: 'PG ACCOMMODATION' }],
    ['₹ 1.20 Lac / month', 120000, { ...SHOP, expectedRent: 120000 }],
    [null, null, { ...HOME, expectedPrice: null }],
    [null, null, { ...RENTED, expectedRent: null, expectedPrice: 5 }],
  ])('it costs %p', (line, price, listing) => {
    expect([priceLine(listing), priceOf(listing)]).toEqual([line, price]);
  });
});

describe('size', () => {
  const areas = {
    areaPlot: 200,
    areaPlotUnit: 'sq. yards',
    areaBuiltUp: 1300,
    areaBuiltUpUnit: 'sq. ft.',
    areaSuper: 1450,
    areaSuperUnit: 'sq. m.',
    areaCarpet: 650,
    areaCarpetUnit: 'marla',
  };
  it.each([
    ['200 sq. yards', {}],
    ['1,300 sq. ft.', { areaPlot: null }],
    ['1,450 sq. m.', { areaPlot: 0, areaBuiltUp: null }],
    ['650 marla', { areaPlot: null, areaBuiltUp: 0, areaSuper: null }],
    ['200 sq ft', { areaPlotUnit: null }],
  ])('of a shop is the first of plot, built-up, super and carpet area: %s', (text, more) => {
    expect(sizeText({ ...SHOP, ...areas, ...more })).toBe(text);
    expect(sizeText({ ...HOME, ...areas, ...more, bedroom: null })).toBe(text);
  });

  it('of a home is its BHK', () => {
    expect(sizeText({ ...HOME, ...areas })).toBe('3 BHK');
    expect(sizeText({ ...HOME, bedroom: '10+' })).toBe('10+ BHK');
  });

  it('is none where nothing is known', () => {
    const bare = { ...SHOP, areaCarpet: null };
    expect([sizeText(bare), areaOf(bare)]).toEqual([null, null]);
  });
});

describe('titles', () => {
  it.each([
    ['3 BHK Flat for SALE in Shri Radha Apartments', HOME],
    ['3 BHK Flat for SALE', { ...HOME, projectName: null }],
    ['1,450 sq. ft. Flat for SALE in Shri Radha Apartments', { ...HOME, bedroom: null }],
    ['650 sq. ft. Shop for RENT in Vegas Mall', SHOP],
    ['650 sq ft Shop for RENT in Vegas Mall', { ...SHOP, areaCarpetUnit: null }],
    ['Shop for RENT', { ...SHOP, areaCarpet: null, projectName: null }],
    ['3 BHK Flat in Shri Radha Apartments', { ...HOME, stage: 'Closed' }],
    ['GGN-C-1001 for RENT', UNKNOWN],
  ])('%s', (title, listing) => {
    expect(titleOf(listing)).toBe(title);
  });

  it.each([
    ['3 BHK Flat, 1,450 sq. ft., Sector 7', HOME],
    ['3 BHK Flat, Sector 7', { ...HOME, areaSuper: null }],
    ['Shop, 650 sq. ft., Sector 102', SHOP],
    ['Shop', { ...SHOP, areaCarpet: null, locality: null }],
    ['GGN-C-1001', UNKNOWN],
  ])('aloud: %s', (line, listing) => {
    expect(spokenLine(listing)).toBe(line);
  });

  it.each([
    ['dwk', 'RS', '12 Residential Property For Sale in Dwarka'],
    ['dwk', 'RR', '12 Residential Property For Rent in Dwarka'],
    ['dwk', 'CS', '12 Commercial Property For Sale in Dwarka'],
    ['dwk', 'CR', '12 Commercial Property For Rent in Dwarka'],
    ['ggn', 'RS', '12 Residential Property For Sale in Gurugram'],
    ['ggn', 'RR', '12 Residential Property For Rent in Gurugram'],
    ['ggn', 'CS', '12 Commercial Property For Sale in Gurugram'],
    ['ggn', 'CR', '12 Commercial Property For Rent in Gurugram'],
  ] as const)('the list %s %s: %s', (area, list, heading) => {
    expect(listHeading(area, list, 12)).toBe(heading);
    expect(heading).toContain(` ${listName(list)} in `);
  });
});

describe('the contact message', () => {
  const url = 'https://example.com/x';
  it.each([
    [
      'dwk',
      '3 BHK Flat for SALE in Shri Radha Apartments, Sector 7, Dwarka New Delhi at ₹ 1.25 Cr',
      HOME,
    ],
    [
      'ggn',
      '650 sq. ft. Shop for RENT in Vegas Mall, Sector 102, Dwarka Expressway Gurugram at ₹ 35,000 / month',
      SHOP,
    ],
    [
      'dwk',
      '3 BHK Flat for SALE in Sector 7, Dwarka New Delhi at ₹ 1.25 Cr',
      { ...HOME, projectName: null },
    ],
    [
      'dwk',
      'Flat for SALE in Dwarka New Delhi',
      {
        ...{ ...HOME, bedroom: null, areaSuper: null, projectName: null },
        ...{ locality: null, expectedPrice: null },
      },
    ],
  ] as const)('in %s: %s', (area, words, listing) => {
    expect(contactMessage(listing, area, url)).toBe(`${words} ${listing.code} ${url}`);
    const registered = contactMessage({ ...listing, reraNumber: 'R-1' }, area, url);
    expect(registered).toBe(`${words} ${listing.code} RERA R-1 ${url}`);
  });
});

describe('chips', () => {
  it('are the seven of the seed, in its order', () => {
    const full: Listing = {
      ...HOME,
      bathroom: '2',
      additionalRooms: ['Store', 'Pooja Room'],
      balcony: '1',
      entry: 'North-East',
      furnishedStatus: 'Semi-Furnished',
      floorNo: '4th',
    };
    expect(chipsOf(full).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Bath: 2',
      'Extra Rooms: Store, Pooja Room',
      'Balcony: 1',
      'Entry: North-East',
      'Furnishing: Semi-Furnished',
      'Floor No: 4th',
      'Complex/Project Name: Shri Radha Apartments',
    ]);
  });

  it('leave out what is not known', () => {
    expect(
      chipsOf({ ...HOME, additionalRooms: [], bathroom: null }).map(({ name }) => name),
    ).toEqual(['projectName']);
  });
});

describe('values', () => {
  it.each<readonly [FieldName, Partial<Listing>, string | null]>([
    ['securityDeposit', { securityDeposit: 125000 }, '₹ 1,25,000'],
    ['areaSuper', {}, '1,450'],
    ['possession', { possession: '2026-12-31' }, '31-12-2026'],
    ['amenities', { amenities: ['Lift', 'Park'] }, 'Lift, Park'],
    ['amenities', { amenities: [] }, null],
    ['description', { description: null }, null],
    ['landmarks', {}, null],
    ['aproxValueOfWork', { aproxValueOfWork: 0 }, '₹ 0'],
    ['length', { length: 30 }, null],
    ['locality', {}, 'Sector 7'],
  ])('%s of %p reads %p', (name, more, text) => {
    expect(valueText({ ...HOME, ...more }, name)).toBe(text);
  });

  it('a length is in feet', () => {
    expect(valueText({ ...SHOP, length: 30.5 }, 'length')).toBe('30.5 ft.');
  });
});
