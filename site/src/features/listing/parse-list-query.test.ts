import { describe, expect, it } from '@jest/globals';
import { parseListQuery } from './parse-list-query';

describe('readAddress', () => {
  it('keeps what a visitor may ask for, and drops what only staff may', () => {
    const query = 'bedroomA=3&propresiStatus=inactive&phone=9200000001&sorting=Sector&page=2';
    expect(parseListQuery('RS', 'ggn', query, () => false)).toEqual({
      search: { sorting: 'Sector', filters: { bedroomA: ['3'] } },
      page: 2,
    });
  });

  it('keeps what its reader may ask for', () => {
    const query = 'propresiStatus=inactive&phone=9200000001';
    const { search } = parseListQuery('RS', 'ggn', query, (guard) => guard.endsWith('by phone'));
    expect(search.filters).toEqual({ phone: '9200000001' });
  });
});
