import { describe, it, expect } from '@jest/globals';
import { areaOfCity, AREAS, CITIES, isArea, REGIONS } from './index';

describe('regions', () => {
  it('are the two of the brokerage', () => {
    expect(AREAS).toEqual(['dwk', 'ggn']);
    expect(CITIES).toEqual(['Dwarka', 'Gurugram']);
    expect(REGIONS).toMatchObject({
      dwk: { area: 'dwk', city: 'Dwarka', label: 'Dwarka', contactPhrase: 'Dwarka New Delhi' },
      ggn: {
        area: 'ggn',
        city: 'Gurugram',
        label: 'Dwarka Expressway',
        contactPhrase: 'Dwarka Expressway Gurugram',
      },
    });
  });

  it.each(['dwk', 'ggn'])('%s is an area', (area) => {
    expect(isArea(area)).toBe(true);
  });

  it.each(['DWK', 'xyz', '', 'Dwarka', 'toString', null, undefined, 1])(
    '%p is none',
    (area: unknown) => {
      expect(isArea(area)).toBe(false);
    },
  );

  it.each([
    ['Dwarka', 'dwk'],
    ['Gurugram', 'ggn'],
    ['Gurgaon', undefined],
    ['dwarka', undefined],
    [null, undefined],
  ] as const)('the area of the city %p is %p', (city, area) => {
    expect(areaOfCity(city)).toBe(area);
  });
});
