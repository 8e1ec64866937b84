import { parseListing } from './index';
import type { Area, ListingValues } from './index';

export type Input = Readonly<Record<string, unknown>>;

/** A valid home for sale, and a valid shop for rent. */
export const HOME: Input = {
  propertyFor: 'SALE',
  category: 'Residential',
  propertyType: 'Flat',
  furnishedStatus: 'Unfurnished',
  projectType: 'CGHS',
  locality: 'Sector 7',
  expectedPrice: 12500000,
  status: 'Ready To Move',
};
export const SHOP: Input = {
  propertyFor: 'RENT',
  category: 'Commercial',
  propertyType: 'Shop',
  furnishedStatus: 'Furnished',
  projectType: 'MALL',
  locality: 'Sector 102',
  expectedRent: 95000,
};
export const read = (more: Input = {}, base: Input = HOME, area: Area = 'dwk') =>
  parseListing(base.category === 'Commercial' ? 'propcom' : 'propresi', area, {
    ...base,
    ...more,
  });

/** The values of a valid listing. */
export function valuesOf(outcome: ReturnType<typeof parseListing>): ListingValues {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.value;
}

/** The errors; none of a valid listing. */
export const errorsOf = (outcome: ReturnType<typeof parseListing>): Input =>
  outcome.ok ? {} : outcome.errors;
