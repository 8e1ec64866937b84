import { describe, expect, it } from '@jest/globals';
import { placeOf, streetOf } from './address';

const place = (address: string | null, projectName: string | null, locality = 'Sector 1') => ({
  ...{ address, projectName, locality, city: 'Dwarka' },
});

describe('where a property is', () => {
  it('says no part twice', () => {
    const flat = place('Tower B, Shri Radha Apartments, Sector 1, Dwarka, New Delhi', 'SHRI RADHA');
    expect(streetOf(flat)).toBe(flat.address);
    expect(placeOf(flat)).toBe(flat.address);
  });

  it('says what the address does not, by whole words', () => {
    const flat = place('Plot 5, Sector 10', 'Radha');
    expect(streetOf(flat)).toBe('Plot 5, Sector 10, Radha, Sector 1');
    expect(placeOf(flat)).toBe('Plot 5, Sector 10, Sector 1, Dwarka');
  });

  it('is the project and the locality, where there is no address', () => {
    expect(streetOf(place(null, 'Radha'))).toBe('Radha, Sector 1');
    expect(placeOf(place(null, 'Radha, Sector-1'))).toBe('Radha, Sector-1, Dwarka');
    expect(placeOf(place(null, null))).toBe('Sector 1, Dwarka');
  });
});
