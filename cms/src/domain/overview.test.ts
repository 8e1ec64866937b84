import { describe, expect, it } from '@jest/globals';
import { listName, overviewPath, parseRecord } from './index';

const target = { city: 'Gurugram', list: null, filters: null };
const RENT = listName('RR');

describe('an overview’s card', () => {
  it.each([
    [{}, '/ggn/propresi/PropResiSaleSearchList'],
    [{ list: listName('CS') }, '/ggn/propcom/PropComSaleSearchList'],
    [{ filters: 'bedroomA=3' }, '/ggn/propresi/PropResiSaleSearchList?bedroomA=3'],
    [
      { list: RENT, filters: 'maxRent=30000&sorting=Sector' },
      '/ggn/propresi/PropResiRentSearchList?maxRent=30000&sorting=Sector',
    ],
  ])('with %j leads to %s', (more, path) => {
    expect(overviewPath({ ...target, ...more })).toBe(path);
  });

  it('of no region leads nowhere', () => {
    expect(() => overviewPath({ ...target, city: 'Delhi' })).toThrow('Delhi is no region');
  });
});

describe('an overview’s filters', () => {
  const errors = (more: object) => {
    const read = parseRecord('overview', { city: 'Dwarka', ...more });
    return read.ok ? {} : read.errors;
  };

  it.each([
    [{}],
    [{ filters: '' }],
    [{ filters: 'bedroomA=2&bedroomA=3&minPrice=5000000&localityA=Sector+7' }],
    [{ list: RENT, filters: 'propertyFor=RENT&maxRent=30000&sorting=Demand-Low To High' }],
  ])('may be %j', (more) => {
    expect(errors(more)).toEqual({});
  });

  it.each([
    [{ filters: 'bedroom=3' }, `bedroom is no filter of ${listName('RS')}`],
    [{ list: RENT, filters: 'minPrice=1' }, `minPrice is no filter of ${RENT}`],
    [{ filters: 'propresiStatus=inactive' }, `propresiStatus is no filter of ${listName('RS')}`],
    [{ filters: 'page=2' }, `page is no filter of ${listName('RS')}`],
    [{ filters: 'minPrice=cheap' }, 'Minimum Demand must be a number'],
    [{ filters: 'sorting=odd' }, expect.stringMatching(/^Filters: Sorting must be one of/)],
    [{ filters: '?bedroomA=3' }, 'only what stands after the ? in the address of a list'],
    [{ filters: 'bedroomA=3#top' }, 'only what stands after the ? in the address of a list'],
  ])('are not %j', (more, message) => {
    expect(errors(more)).toEqual({
      filters: typeof message === 'string' ? `Filters: ${message}` : message,
    });
  });

  it('are not checked where the city is wrong, which is said', () => {
    expect(Object.keys(errors({ city: 'Delhi', filters: 'bedroom=3' }))).toEqual(['city']);
  });
});
