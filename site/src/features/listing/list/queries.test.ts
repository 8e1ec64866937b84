import { describe, expect, it } from '@jest/globals';
import { sortingOf, withPage, withQuery, withSorting } from './queries';

describe('queries', () => {
  it('names a page, but not the first', () => {
    expect(withPage('bedroomA=2&bedroomA=3&page=7', 2)).toBe('bedroomA=2&bedroomA=3&page=2');
    expect(withPage('bedroomA=3&page=7', 1)).toBe('bedroomA=3');
  });

  it('sorts from the first page, and not at all for none', () => {
    expect(withSorting('bedroomA=3&page=7', 'Sector')).toBe('bedroomA=3&sorting=Sector');
    expect(withSorting('sorting=Sector', 'none')).toBe('');
    expect(sortingOf('sorting=Sector')).toBe('Sector');
    expect(sortingOf('')).toBe('none');
  });

  it('puts a query behind an address', () => {
    expect(withQuery('/list', '')).toBe('/list');
    expect(withQuery('/list', 'page=2')).toBe('/list?page=2');
  });
});
