import { describe, expect, it } from '@jest/globals';
import { ListingRecord } from './ledger';
import type { Facts } from './ledger';

const FACTS: Facts = {
  isThere: true,
  isActive: true,
  purpose: 'SALE',
  price: 100,
  locality: 'Sector 1',
  description: 'Mark 1-1.',
  images: [],
};
const entry = () => new ListingRecord('dwk', 'propresi', 'a', FACTS);

describe('what a listing can be', () => {
  it('is one thing while every call is acknowledged', () => {
    const one = entry();
    one.acknowledge({ price: 200 });
    one.acknowledge({ isActive: false });
    expect(one.possible).toEqual([{ ...FACTS, price: 200, isActive: false }]);
    expect(one.confirmAbsence()).toBe(false);
  });

  it('is both after a call that was cut off, and what an acknowledged one says of each', () => {
    const one = entry();
    one.acknowledgeMaybe({ price: 200 });
    expect(one.possible.map(({ price }) => price)).toEqual([100, 200]);
    one.acknowledge({ isActive: false });
    expect(one.possible.map(({ isActive }) => isActive)).toEqual([false, false]);
    one.acknowledge({ price: 300 });
    expect(one.possible).toEqual([{ ...FACTS, price: 300, isActive: false }]);
  });

  it('is gone only where a deletion was sent, and there only where one was not acknowledged', () => {
    const one = entry();
    one.acknowledgeMaybe({ isThere: false });
    expect(one.mayBeThere).toBe(true);
    expect(one.confirmAbsence()).toBe(true);
    expect(one.mayBeThere).toBe(false);

    const other = entry();
    other.acknowledgeMaybe({ isThere: false });
    // An acknowledged edit proves that the listing exists after all.
    other.acknowledge({ price: 200 });
    expect(other.possible).toEqual([{ ...FACTS, price: 200 }]);
  });

  it('names every picture that it may have', () => {
    const one = entry();
    one.acknowledge({ images: ['a'] });
    one.acknowledgeMaybe({ images: ['a', 'b'] });
    expect(one.images).toEqual(['a', 'b']);
    one.acknowledge({ isThere: false });
    expect(one.images).toEqual([]);
  });

  it('names for certain only the pictures of every state, and none where it may be gone', () => {
    const one = entry();
    one.acknowledge({ images: ['a', 'b'] });
    expect(one.certainImages).toEqual(['a', 'b']);
    one.acknowledgeMaybe({ images: ['a'] });
    expect(one.certainImages).toEqual(['a']);
    one.acknowledgeMaybe({ isThere: false });
    expect(one.certainImages).toEqual([]);
  });
});
