import { describe, it, expect } from '@jest/globals';
import { choicePattern, deriveValues } from './index';
import type { Area, DerivedValues, FieldValue, Kind } from './index';

type Values = Readonly<Record<string, FieldValue | null>>;
const SALE: Values = { propertyFor: 'SALE', expectedPrice: 5000000, locality: 'Sector 7' };
const RENT: Values = { propertyFor: 'RENT', expectedRent: 35000, locality: 'Sector 7' };
const PG: Values = { ...RENT, propertyFor: 'PG ACCOMMODATION' };

describe('what search derives', () => {
  it.each<readonly [Kind, Area, Values, Partial<DerivedValues>]>([
    ['propresi', 'dwk', SALE, { list: 'RS', price: 5000000, city: 'Dwarka', area: 'dwk' }],
    ['propresi', 'ggn', RENT, { list: 'RR', price: 35000, city: 'Gurugram', area: 'ggn' }],
    ['propresi', 'dwk', PG, { list: 'RR', price: 35000, city: 'Dwarka', area: 'dwk' }],
    ['propcom', 'ggn', SALE, { list: 'CS', price: 5000000, city: 'Gurugram', area: 'ggn' }],
    ['propcom', 'dwk', RENT, { list: 'CR', price: 35000, city: 'Dwarka', area: 'dwk' }],
  ])('%s in %s of %p', (kind, area, values, expected) => {
    expect(deriveValues(kind, area, values)).toMatchObject(expected);
  });

  it.each([
    [650, 'sq. ft.', 650],
    [100, 'sq. yards', 900],
    [100, 'sq. m.', 1076.39],
    [1.1, 'acres', 47916],
    [0, 'marla', 0],
    [0, null, null],
    [null, null, null],
  ])('a carpet area of %p %s is %p sq. ft.', (areaCarpet, areaCarpetUnit, expected) => {
    const values = { ...SALE, areaCarpet, areaCarpetUnit };
    expect(deriveValues('propcom', 'dwk', values).areaCarpetSqft).toBe(expected);
  });

  it('each additional room is found by the text of it, and none by a part of another', () => {
    const additionalRooms = ['Servant Room', 'Store'];
    const { additionalRoomsText } = deriveValues('propresi', 'dwk', { ...SALE, additionalRooms });
    expect(additionalRoomsText).toBe(',Servant Room,Store,');
    expect(additionalRoomsText).toContain(choicePattern('Store'));
    expect(additionalRoomsText).toContain(choicePattern('Servant Room'));
    expect(additionalRoomsText).not.toContain(choicePattern('Room'));
    expect(deriveValues('propresi', 'dwk', { ...SALE, additionalRooms: null })).toHaveProperty(
      'additionalRoomsText',
      null,
    );
  });

  it('localities sort naturally by their key', () => {
    const key = (locality: string) =>
      deriveValues('propresi', 'dwk', { ...SALE, locality }).localityKey;
    expect(key('Sector 2') < key('Sector 10')).toBe(true);
    expect(key('sector 2')).toBe(key('Sector 2'));
  });
});
