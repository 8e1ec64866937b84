import { expect, it } from '@jest/globals';
import { normalizeAmount } from './normalize-amount';

it.each([
  ['12500000', '12500000'],
  ['1,25,00,000', '12500000'],
  ['12,500,000', '12500000'],
  [' 95,000 ', '95000'],
  ['999,999', '999999'],
  ['1,00,000.50', '100000.50'],
  ['-1,000', '-1000'],
  ['1450.5', '1450.5'],
  ['', ''],
])('%p is the amount %p', (typed, plain) => {
  expect(normalizeAmount(typed)).toBe(plain);
});

it.each([
  '1,25',
  '1,2,3',
  '1,2500',
  '1234,567',
  ',500',
  '1,25,00,00',
  '1 25 000',
  'many',
  '1,000,',
])('%p is none, and stays for its fault to be told', (typed) => {
  expect(normalizeAmount(typed)).toBe(typed);
});
