import { describe, expect, it } from '@jest/globals';
import type { AreaUnit, Listing } from '../../../domain';
import { flat } from '../testing';
import { areaIn, factGroups } from './facts';

const rows = (listing: Listing, unit: AreaUnit | null = null) =>
  factGroups(listing, unit).flatMap(({ facts }) => facts);
const row = (listing: Listing, name: string, unit: AreaUnit | null = null) =>
  rows(listing, unit).find((fact) => fact.name === name)?.value;

describe('factGroups', () => {
  it('has a row for each known field, and none for others', () => {
    const names = rows(flat({ bathroom: null, balcony: '2' })).map(({ name }) => name);
    expect(names).toEqual([
      ...['propertyFor', 'category', 'propertyType', 'locality', 'expectedPrice'],
      ...['bedroom', 'balcony'],
    ]);
  });

  it('groups them as the catalogue does', () => {
    const titles = factGroups(flat({ facing: 'North' }), null).map(({ title }) => title);
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

  it('says an area with its unit, and in another one', () => {
    const listing = flat({ areaCarpet: 1000, areaCarpetUnit: 'sq. ft.' });
    expect(row(listing, 'areaCarpet')).toBe('1,000 sq. ft.');
    expect(row(listing, 'areaCarpet', 'sq. m.')).toBe('92.9 sq. m.');
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
  it('leaves a unit that it does not know as it is', () => {
    expect(areaIn(100, 'sq ft', 'acres')).toBe('100 sq ft');
  });
});
