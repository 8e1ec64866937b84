import { expect, it } from '@jest/globals';
import { cellTextOf } from './cell-text';

it('groups the digits of prices', () => {
  const text = cellTextOf({ name: 'price' });
  expect(text?.(9_700_000)).toBe('97,00,000');
  expect(text?.(null)).toBe('-');
  const money = cellTextOf({ name: 'expectedRent', attribute: { customField: 'global::money' } });
  expect(money?.(25_000)).toBe('25,000');
});

it('names a region', () => {
  const text = cellTextOf({ name: 'area', attribute: { customField: 'global::region' } });
  expect(text?.('dwk')).toBe('Dwarka');
});

it('leaves every other column to Strapi', () => {
  expect(cellTextOf({ name: 'code' })).toBeUndefined();
});
