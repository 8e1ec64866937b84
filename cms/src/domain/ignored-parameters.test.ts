import { describe, expect, it } from '@jest/globals';
import { ignoredParameters } from './ignored-parameters';
import { fromQuery, toQuery } from './search';

const leftOut = (query: string) =>
  ignoredParameters('RS', query, fromQuery('RS', 'dwk', query)).map(({ label, value }) => [
    label,
    value,
  ]);

describe('what an address says in vain', () => {
  it.each([
    ['bedroomA=3&sorting=Sector&page=2', []],
    ['propertyTypeA=Castle&propertyTypeA=Flat', [['Property Type', 'Castle']]],
    ['minPrice=cheap&maxPrice=9000000', [['Minimum Demand', 'cheap']]],
    ['sorting=Price', [['Sort', 'Price']]],
    ['page=last', [['Page', 'last']]],
  ])('%s', (query, said) => {
    expect(leftOut(query)).toEqual(said);
  });

  it('is a filter of another list too, once', () => {
    expect(leftOut('minRent=20000')).toEqual([['Minimum Rent Demand', '20000']]);
    expect(leftOut('minArea=100')).toHaveLength(1);
  });

  it('is a filter that its reader may not use', () => {
    const query = 'propresiStatus=inactive';
    const state = fromQuery('RS', 'dwk', '');
    expect(ignoredParameters('RS', query, state)).toEqual([
      { label: 'Property Status', value: 'inactive' },
    ]);
  });

  it('is nothing that is no filter, and nothing that says nothing', () => {
    expect(leftOut('utm_source=mail&gclid=1&bedroomA=&minPrice=&sorting=none&page=1')).toEqual([]);
  });

  it('is not in the address that is read from it', () => {
    const query = 'bedroomA=99&bedroomA=3&minRent=5&sorting=Price&page=x';
    expect(leftOut(toQuery(fromQuery('RS', 'dwk', query)))).toEqual([]);
  });
});
