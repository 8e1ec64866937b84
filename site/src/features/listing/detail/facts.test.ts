import { describe, expect, it } from '@jest/globals';
import type { Listing } from '../../../domain';
import { flat } from '../test-fixtures';
import { areaIn } from './area-in';
import { factGroups } from './facts';

const rows = (listing: Listing) => factGroups(listing).flatMap(({ facts }) => facts);
const row = (listing: Listing, name: string) =>
  rows(listing).find((fact) => fact.name === name)?.value;

describe('factGroups', () => {
  it('has a row for each known field, and none for others', () => {
    const names = rows(flat({ bathroom: null, balcony: '2' })).map(({ name }) => name);
    expect(names).toEqual([
      ...['propertyFor', 'category', 'propertyType', 'locality', 'expectedPrice'],
      ...['bedroom', 'balcony'],
    ]);
  });

  it('groups them as the catalogue does', () => {
    const titles = factGroups(flat({ facing: 'North' })).map(({ title }) => title);
    expect(titles).toEqual([
      ...['Property', 'Price and terms', 'Rooms and floor', 'Building and ownership'],
    ]);
  });

  it('never shows the status, nor what stands elsewhere', () => {
    const hidden: Partial<Listing> = {
      propresiStatus: 'active',
      description: 'x',
      amenities: ['Lift'],
      phoneOfContactPerson: '9200000001',
    };
    const names = rows(flat(hidden)).map(({ name }) => name);
    expect(names).toEqual(rows(flat()).map(({ name }) => name));
  });

  it('has an area in its unit', () => {
    const listing = flat({ areaCarpet: 1000, areaCarpetUnit: 'sq. ft.' });
    expect(row(listing, 'areaCarpet')).toEqual({ area: 1000, unit: 'sq. ft.' });
    expect(row(listing, 'areaCarpetUnit')).toBeUndefined();
  });

  it('has no row for an area of nothing', () => {
    expect(row(flat({ areaPlot: 0, areaPlotUnit: 'sq. ft.' }), 'areaPlot')).toBeUndefined();
  });

  it('calls a commercial property’s fields by their own labels', () => {
    const shop = flat({ category: 'Commercial', propertyType: 'Shop', bathroom: '1' });
    const labels = rows(shop).map(({ label }) => label);
    expect(labels).toContain('Washrooms');
  });
});

describe('areaIn', () => {
  it('says an area in its unit, and in another one', () => {
    const size = { area: 1000, unit: 'sq. ft.' };
    expect(areaIn(size, null)).toBe('1,000 sq. ft.');
    expect(areaIn(size, 'sq. m.')).toBe('92.9 sq. m.');
  });

  it('leaves a unit that it does not know as it is', () => {
    expect(areaIn({ area: 100, unit: 'sq ft' }, 'acres')).toBe('100 sq ft');
  });
});
