import { expect, it } from '@jest/globals';
import { isUnlikelyPrice, normalizeAmount, normalizeMoney } from './typed-amount';

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

it.each([
  ['2 Cr', '20000000'],
  ['1.25cr', '12500000'],
  ['90 lac', '9000000'],
  ['90 Lakhs', '9000000'],
  ['90L', '9000000'],
  ['1 crore 25 lakh', '12500000'],
  ['1 Cr. 25 Lac', '12500000'],
  ['1 Cr, 5 L, 20 k', '10520000'],
  ['25k', '25000'],
  ['25 thousand', '25000'],
  ['1.1 Cr', '11000000'],
  ['₹ 97,00,000', '9700000'],
  ['₹97,00,000', '9700000'],
  ['Rs. 2 Cr', '20000000'],
  ['rs 95,000/-', '95000'],
  ['INR 5000000', '5000000'],
  ['9700000', '9700000'],
  ['', ''],
])('%p is the price %p', (typed, plain) => {
  expect(normalizeMoney(typed)).toBe(plain);
});

it.each(['2 crabs', '2 Cr 50', 'Cr', '25 Lac 1 Cr', '1 Cr 2 Cr', '2,5 Cr', '- 2 Cr', '₹', 'much'])(
  '%p is no price, and stays',
  (typed) => {
    expect(normalizeMoney(typed)).toBe(typed);
  },
);

it.each([
  ['2', true],
  ['999.99', true],
  ['₹ 97', true],
  ['0', false],
  ['1,000', false],
  ['2 Cr', false],
  ['', false],
  ['much', false],
])('a price of %p is unlikely: %p', (typed, isUnlikely) => {
  expect(isUnlikelyPrice(typed)).toBe(isUnlikely);
});
