import { describe, expect, it } from '@jest/globals';
import { fromQuery } from '../../../domain';
import { currentSession } from '../../../session/session';
import { activeFilters, runSearch } from './run-search';

const chips = (query: string) => activeFilters('RS', fromQuery('RS', 'dwk', query));

describe('activeFilters', () => {
  it('has a chip for each value, and what is left without it', () => {
    expect(chips('bedroomA=2&bedroomA=3&sorting=Sector&page=4')).toEqual([
      { label: 'Bedrooms', value: '2', without: 'bedroomA=3&sorting=Sector' },
      { label: 'Bedrooms', value: '3', without: 'bedroomA=2&sorting=Sector' },
    ]);
  });

  it('says prices and areas with their units', () => {
    expect(chips('minPrice=9500000')).toEqual([
      { label: 'Minimum Demand', value: '₹ 95,00,000', without: '' },
    ]);
    const shops = activeFilters('CS', fromQuery('CS', 'dwk', 'maxArea=1200'));
    expect(shops.map(({ value }) => value)).toEqual(['1,200 sq. ft.']);
  });
});

describe('runSearch', () => {
  const asked = (query: string) =>
    runSearch('dwk', 'RS', query, 10, 10, new AbortController().signal, currentSession());

  it('asks for nothing where the query says nothing of a search', () => {
    expect(asked('utm_source=mail')).toEqual({ active: [], leftOut: null, answer: null });
  });

  it('says what it leaves out, and the address without it', () => {
    expect(asked('bedroomA=99&minRent=1').leftOut).toEqual({
      label: 'We left out:',
      value: 'Bedrooms 99, Minimum Rent Demand 1',
      without: '',
    });
  });
});
