import { describe, it, expect } from '@jest/globals';
import { AREAS, filterOptions, filtersIn, fromQuery, LIST_FILTERS, LIST_KEYS } from './index';
import { parseSearch, SORTINGS, toQuery } from './index';
import type { FilterValue, ListKey, ListState } from './index';

const EVERY = { sorting: 'none', filters: {} };

describe('readSearch', () => {
  it.each(LIST_KEYS)('%s: nothing sent, or nothing but empties, is everything', (list) => {
    expect(parseSearch(list, 'dwk', {})).toEqual({ ok: true, value: EVERY });
    for (const nothing of [undefined, null, '', '  ', []]) {
      const values = Object.fromEntries(LIST_FILTERS[list].map(({ key }) => [key, nothing]));
      expect(parseSearch(list, 'dwk', { ...values, sorting: nothing })).toEqual({
        ok: true,
        value: EVERY,
      });
      expect(filtersIn(list, values)).toEqual([]);
    }
  });

  it.each<readonly [ListKey, string, unknown, FilterValue]>([
    ['RS', 'propertyTypeA', ['Flat', 'Floor'], ['Flat', 'Floor']],
    ['RS', 'propertyTypeA', ['Flat', 'Flat', ''], ['Flat']],
    ['RS', 'furnishedStatusA', ['Unfurnished'], ['Unfurnished']],
    ['RS', 'floorNoA', ['Ground', '15+'], ['Ground', '15+']],
    ['RS', 'projectNameA', ['No Such Society'], ['No Such Society']],
    ['RS', 'localityA', [' Sector 7 '], ['Sector 7']],
    ['RS', 'bedroomA', [3, '4', '10+'], ['3', '4', '10+']],
    ['RR', 'bathroomA', ['1'], ['1']],
    ['RR', 'additionalRoomsA', ['Store', 'Pooja Room'], ['Store', 'Pooja Room']],
    ['RS', 'minPrice', 0, 0],
    ['CS', 'maxPrice', '5000000', 5000000],
    ['RR', 'minRent', '20000.5', 20000.5],
    ['CR', 'maxRent', 1e12, 1e12],
    ['CR', 'minArea', 500, 500],
    ['CS', 'maxArea', '1076.39', 1076.39],
    ['CS', 'washroomCommon', 'Yes', 'Yes'],
    ['CR', 'visitorParking', 'No', 'No'],
    ['RR', 'propertyFor', 'PG ACCOMMODATION', 'PG ACCOMMODATION'],
    ['RS', 'code', ' dwk-r-1042 ', 'dwk-r-1042'],
    ['CS', 'phone', '9200000001', '9200000001'],
    ['CS', 'phone', 'nobody’s', 'nobody’s'],
    ['RS', 'propresiStatus', 'inactive', 'inactive'],
    ['CR', 'propcomStatus', 'active', 'active'],
  ])('%s: %s of %p is %p', (list, key, sent, value) => {
    expect(parseSearch(list, 'dwk', { [key]: sent })).toEqual({
      ok: true,
      value: { sorting: 'none', filters: { [key]: value } },
    });
  });

  it.each<readonly [ListKey, string, unknown, string]>([
    ['RS', 'propertyTypeA', 'Flat', 'Property Type must be a list'],
    ['RS', 'propertyTypeA', { 0: 'Flat' }, 'Property Type must be a list'],
    ['RS', 'localityA', [7], 'Locality must be text'],
    ['RS', 'minPrice', 'cheap', 'Minimum Demand must be a number'],
    ['RS', 'maxPrice', [5], 'Maximum Demand must be a number'],
    ['CR', 'minRent', true, 'Minimum Rent Demand must be a number'],
    ['RS', 'code', 1042, 'Code must be text'],
    ['RS', 'phone', 9200000001, 'Phone Of Contact Person must be text'],
    ['CS', 'washroomCommon', 'Maybe', 'Common Washroom must be one of: Yes, No'],
    ['RR', 'propertyFor', 'SALE', 'Property For must be one of: RENT, PG ACCOMMODATION'],
    ['RS', 'propresiStatus', 'sold', 'Property Status must be one of: active, inactive'],
    [
      ...(['RS', 'sorting', 'Price'] as const),
      'Sorting must be one of: none, Demand-Low To High, Demand-High To Low, Sector, Biggest reduction',
    ],
    [
      ...(['RS', 'additionalRoomsA', ['Cellar']] as const),
      'Additional Rooms must be one of: Servant Room, Study Room, Store, Pooja Room',
    ],
  ])('%s: %s of %p is refused', (list, key, sent, message) => {
    expect(parseSearch(list, 'dwk', { [key]: sent })).toEqual({
      ok: false,
      errors: { [key]: message },
    });
  });

  it('names every fault, and takes the types of the area alone', () => {
    const outcome = parseSearch('RS', 'dwk', {
      propertyTypeA: ['Villa'],
      minPrice: -1,
      sorting: 5,
    });
    expect(outcome.ok ? [] : Object.keys(outcome.errors).sort()).toEqual([
      ...['minPrice', 'propertyTypeA', 'sorting'],
    ]);
    expect(parseSearch('RS', 'ggn', { propertyTypeA: ['Villa'] }).ok).toBe(true);
  });

  it('takes each sort order, and a minimum above the maximum', () => {
    for (const sorting of SORTINGS)
      expect(parseSearch('CS', 'ggn', { sorting })).toEqual({
        ok: true,
        value: { sorting, filters: {} },
      });
    expect(parseSearch('RS', 'dwk', { minPrice: 2, maxPrice: 1 }).ok).toBe(true);
  });

  it.each<readonly [ListKey, Readonly<Record<string, unknown>>]>([
    ['RS', { minRent: 'x', propertyFor: 'RENT', minArea: {}, washroomCommon: 1, nonsense: 1 }],
    ['CR', { minPrice: 'x', propertyFor: 5, bedroomA: 'x', propresiStatus: 'x' }],
    ['CS', { bathroomA: 'x', additionalRoomsA: 1, maxRent: 'x', city: 'Goa' }],
  ])('%s ignores keys of other lists', (list, values) => {
    expect(filtersIn(list, values)).toEqual([]);
    expect(parseSearch(list, 'dwk', values)).toEqual({ ok: true, value: EVERY });
  });

  it('tells which filters are on before it judges them', () => {
    const on = filtersIn('RS', { phone: 5, propresiStatus: 'sold', minPrice: 'x', code: ' ' });
    expect(on.map(({ key }) => key).sort()).toEqual(['minPrice', 'phone', 'propresiStatus']);
  });
});

/** Repeatable random numbers below n, so that a failure can be reproduced. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

describe('the address', () => {
  const WORDS = ['Sector 7', 'A & B = C?', 'सेक्टर २', '100%', 'x+y', 'Land /Plot', '#1', 'a,b;c'];

  it.each(AREAS.flatMap((area) => LIST_KEYS.map((list) => [area, list] as const)))(
    'of %s %s gives back any state that was put into it',
    (area, list) => {
      const roll = dice(list.charCodeAt(0) * 31 + list.charCodeAt(1));
      const pick = <T>(from: readonly T[]): T | undefined => from[roll(from.length)];
      for (let round = 0; round < 200; round += 1) {
        const values = LIST_FILTERS[list]
          .filter(() => roll(2) === 0)
          .map((filter): readonly [string, unknown] => {
            const options = filterOptions(filter, list, area);
            const one = () => pick(options.length > 0 ? options : WORDS);
            if (filter.by === 'any') return [filter.key, Array.from({ length: roll(4) }, one)];
            const isNumber = filter.by === 'min' || filter.by === 'max';
            return [filter.key, isNumber ? roll(1e9) / 4 : one()];
          });
        const sorting = pick(SORTINGS);
        const read = parseSearch(list, area, { ...Object.fromEntries(values), sorting });
        if (!read.ok) throw new Error(JSON.stringify(read.errors));
        const state = { search: read.value, page: 1 + roll(30) };
        expect(fromQuery(list, area, toQuery(state))).toEqual(state);
      }
    },
  );

  it('is empty for everything on the first page', () => {
    expect(toQuery({ search: { sorting: 'none', filters: {} }, page: 1 })).toBe('');
    expect(fromQuery('RS', 'dwk', '')).toEqual({ search: EVERY, page: 1 });
  });

  it('speaks the contract’s keys', () => {
    const filters = { bedroomA: ['2', '10+'], minPrice: 5000000 };
    const state: ListState = { search: { sorting: 'Sector', filters }, page: 3 };
    const params = new URLSearchParams(toQuery(state));
    expect([...params]).toEqual([
      ['bedroomA', '2'],
      ['bedroomA', '10+'],
      ['minPrice', '5000000'],
      ['sorting', 'Sector'],
      ['page', '3'],
    ]);
    expect(fromQuery('RS', 'dwk', `?${String(params)}`)).toEqual(state);
  });

  it('leaves out what it says wrongly, and keeps the rest', () => {
    const query = new URLSearchParams([
      ['propertyTypeA', 'Castle'],
      ['propertyTypeA', 'Flat'],
      ['bedroomA', '99'],
      ['minPrice', 'cheap'],
      ['maxPrice', '9000000'],
      ['sorting', 'Price'],
      ['utm_source', 'mail'],
      ['page', '2'],
    ]);
    expect(fromQuery('RS', 'dwk', query.toString())).toEqual({
      search: { sorting: 'none', filters: { propertyTypeA: ['Flat'], maxPrice: 9000000 } },
      page: 2,
    });
  });

  it.each(['0', '-1', '1.5', 'two', '', 'NaN', 'Infinity', '1e30'])(
    'page %p is the first',
    (page) => {
      expect(fromQuery('CS', 'ggn', `page=${page}`)).toEqual({ search: EVERY, page: 1 });
    },
  );
});
