import { describe, it, expect } from '@jest/globals';
import { areaText, convertArea, numberText, toSquareFeet } from '../index';

describe('areas', () => {
  it.each([
    ['sq. ft.', 1],
    ['sq. yards', 9],
    ['sq. m.', 10.7639],
    ['acres', 43560],
    ['hectares', 107639],
    ['bigha', 10890],
    ['marla', 272.25],
    ['kanal', 5445],
  ])('one of %s is %p sq. ft.', (unit, squareFeet) => {
    expect(toSquareFeet(1, unit)).toBe(squareFeet);
    expect(toSquareFeet(0, unit)).toBe(0);
  });

  it.each([
    [1.1, 'acres', 47916],
    [100, 'sq. m.', 1076.39],
    [650.125, 'sq. ft.', 650.125],
    [0.7, 'sq. yards', 6.3],
  ])('%p %s is %p sq. ft., without the noise of binary fractions', (area, unit, squareFeet) => {
    expect(toSquareFeet(area, unit)).toBe(squareFeet);
  });

  it.each([
    [900, 'sq. ft.', 'sq. yards', 100],
    [1, 'acres', 'kanal', 8],
    [1, 'kanal', 'marla', 20],
    [1, 'bigha', 'acres', 0.25],
    [1450, 'sq. ft.', 'sq. m.', 134.71],
    [200, 'sq. yards', 'sq. m.', 167.23],
    [1, 'hectares', 'sq. m.', 10000],
    [1450.5, 'sq. ft.', 'sq. ft.', 1450.5],
  ] as const)('%p %s are in %s: %p', (area, from, to, expected) => {
    expect(convertArea(area, from, to)).toBe(expected);
  });

  it('of a unit that there is not are refused', () => {
    expect(() => toSquareFeet(1, 'cubits')).toThrow('cubits');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1450, '1,450'],
    [95000, '95,000'],
    [125000, '1,25,000'],
    [12500000, '1,25,00,000'],
    [161.111, '161.11'],
  ])('%p is grouped as %s', (value, text) => {
    expect(numberText(value)).toBe(text);
    expect(areaText(value, 'sq. ft.')).toBe(`${text} sq. ft.`);
  });
});
