import { describe, expect, it } from '@jest/globals';
import { searchDescription, searchTitle } from '../index';
import type { Listing } from '../index';
import { HOME } from './listing-fixture';

const SHOP: Listing = {
  ...HOME,
  ...{ code: 'DWK-C-1001', category: 'Commercial', propertyType: 'Shop', bedroom: null },
};

describe('what a search engine calls a listing', () => {
  it.each([
    ['3 BHK Flat for SALE in Shri Radha Apartments, Sector 7, ₹ 1.25 Cr, DWK-R-1042', HOME],
    [
      '3 BHK Flat for SALE in Sector 7, 1,450 sq. ft., ₹ 1.25 Cr, DWK-R-1042',
      { ...HOME, projectName: null },
    ],
    [
      '1,450 sq. ft. Shop for SALE in Sector 7, ₹ 1.25 Cr, DWK-C-1001',
      { ...SHOP, projectName: null },
    ],
    [
      'Shop for SALE, DWK-C-1001',
      { ...SHOP, projectName: null, locality: null, areaSuper: null, expectedPrice: null },
    ],
  ])('%s', (title, listing) => {
    expect(searchTitle(listing)).toBe(title);
  });

  it('tells listings apart that are alike but for their code', () => {
    const alike = [HOME, { ...HOME, code: 'DWK-R-1043' }];
    expect(new Set(alike.map(searchTitle)).size).toBe(2);
  });
});

describe('what it says below', () => {
  it.each([
    [
      '3 BHK Flat for SALE in Shri Radha Apartments, Sector 7, Dwarka New Delhi at ₹ 1.25 Cr. 1,450 sq. ft., Bath: 2, Furnishing: Furnished. Code DWK-R-1042',
      { ...HOME, bathroom: '2', furnishedStatus: 'Furnished' },
    ],
    [
      '1,450 sq. ft. Shop for SALE in Shri Radha Apartments, Sector 7, Dwarka New Delhi at ₹ 1.25 Cr. Code DWK-C-1001',
      SHOP,
    ],
  ])('%s', (text, listing) => {
    expect(searchDescription(listing, 'dwk')).toBe(text);
    const registered = { ...listing, reraNumber: 'R-1', reraValidUntil: '2027-11-12' };
    expect(searchDescription(registered, 'dwk')).toBe(
      `${text}. RERA Number: R-1, valid until 12 Nov 2027`,
    );
  });
});
