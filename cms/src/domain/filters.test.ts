import { describe, it, expect } from '@jest/globals';
import { filterOptions, LIST_FILTERS, LIST_KEYS, SORTINGS } from './index';

const COMMON = [
  ...['propertyTypeA', 'furnishedStatusA', 'floorNoA', 'projectNameA', 'localityA'],
  ...['code', 'phone', 'reduced'],
];
const RESIDENTIAL = [...COMMON, 'bedroomA', 'bathroomA', 'additionalRoomsA', 'propresiStatus'];
const COMMERCIAL = [
  ...[...COMMON, 'minArea', 'maxArea', 'washroomCommon', 'visitorParking', 'propcomStatus'],
];
const KEYS = {
  RS: [...RESIDENTIAL, 'minPrice', 'maxPrice'],
  RR: [...RESIDENTIAL, 'minRent', 'maxRent', 'propertyFor'],
  CS: [...COMMERCIAL, 'minPrice', 'maxPrice'],
  CR: [...COMMERCIAL, 'minRent', 'maxRent'],
};

it('the sort orders are those of the seed', () => {
  expect(SORTINGS).toEqual([
    ...['none', 'Demand-Low To High', 'Demand-High To Low', 'Sector', 'Biggest reduction'],
  ]);
});

describe.each(LIST_KEYS)('the search of %s', (list) => {
  const filters = LIST_FILTERS[list];
  const filter = (key: string) => filters.find((one) => one.key === key);

  it('has exactly the contract’s keys', () => {
    expect(filters.map(({ key }) => key).sort()).toEqual([...KEYS[list]].sort());
  });

  it('asks for locality, budget and bedrooms first', () => {
    const price = list.endsWith('S') ? ['minPrice', 'maxPrice'] : ['minRent', 'maxRent'];
    const first = ['localityA', ...price, ...(list.startsWith('R') ? ['bedroomA'] : [])];
    expect(filters.slice(0, first.length).map(({ key }) => key)).toEqual(first);
  });

  it('takes a list where a key ends with A, and one value elsewhere', () => {
    for (const { key, by } of filters)
      expect([key, by === 'any']).toEqual([key, key.endsWith('A')]);
  });

  it('compares the carpet area, and the price of its offer', () => {
    const field = {
      RS: 'expectedPrice',
      RR: 'expectedRent',
      CS: 'expectedPrice',
      CR: 'expectedRent',
    };
    const price = filters.filter(({ key }) => /^(min|max)(Price|Rent)$/.test(key));
    expect(price.map((one) => [one.by, one.field?.name])).toEqual([
      ['min', field[list]],
      ['max', field[list]],
    ]);
    const area = filters.filter(({ key }) => key.endsWith('Area'));
    for (const one of area) expect(one.field?.name).toBe('areaCarpet');
  });

  it('guards the phone for region staff and the status for admins, nothing else', () => {
    const guards = filters.flatMap(({ key, guard }) => (guard ? [[key, guard]] : []));
    const status = list.startsWith('R') ? 'propresiStatus' : 'propcomStatus';
    expect(guards).toEqual([
      ['phone', 'search listings by phone'],
      [status, 'filter listings by status'],
    ]);
    expect(filter('phone')?.field?.name).toBe('phoneOfContactPerson');
  });

  it('offers the types of the area', () => {
    const type = filter('propertyTypeA');
    const options = (area: 'dwk' | 'ggn') => (type ? filterOptions(type, list, area) : []);
    expect(options('dwk')).not.toEqual(options('ggn'));
    expect(options('ggn')).toContain(list.startsWith('R') ? 'Villa' : 'Warehouse');
  });
});

it('residential rent offers its two purposes', () => {
  const purpose = LIST_FILTERS.RR.find(({ key }) => key === 'propertyFor');
  expect(purpose && filterOptions(purpose, 'RR', 'dwk')).toEqual(['RENT', 'PG ACCOMMODATION']);
});
