import type { Listing } from '../index';

/** A home for sale. */
export const HOME: Listing = {
  _id: 'h1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  code: 'DWK-R-1042',
  city: 'Dwarka',
  imagePaths: [],
  images: [],
  category: 'Residential',
  propertyFor: 'SALE',
  propertyType: 'Flat',
  expectedPrice: 12500000,
  bedroom: '3',
  areaSuper: 1450,
  areaSuperUnit: 'sq. ft.',
  projectName: 'Shri Radha Apartments',
  locality: 'Sector 7',
};
