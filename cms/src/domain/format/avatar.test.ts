import { describe, it, expect } from '@jest/globals';
import { colourOf, initialOf } from '../index';

it.each([
  ['asha Verma', 'A'],
  ['  ravi', 'R'],
  ['éva', 'É'],
  ['आशा', 'आ'],
  ['😀 Joy', '😀'],
  ['', '?'],
  ['   ', '?'],
])('the initial of %p is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

describe('the colour of a name', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Reviewer ${String(index)}`);

  it('is one of seven, and all seven are used', () => {
    expect([...new Set(names.map(colourOf))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is the same at each asking', () => {
    expect(names.map(colourOf)).toEqual(names.map(colourOf));
  });
});
