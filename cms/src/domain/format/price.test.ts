import { describe, it, expect } from '@jest/globals';
import { priceInWords, priceShort, priceText } from '../index';

describe('the short form', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [95_000, '95,000'],
    [99_999, '99,999'],
    [1e5, '1.00 Lac'],
    [125_000, '1.25 Lac'],
    [95e5, '95.00 Lac'],
    [9_999_000, '99.99 Lac'],
    [9_999_499, '99.99 Lac'],
    // Rounded to two decimals it is a hundred lakh, which is one crore.
    [9_999_500, '1.00 Cr'],
    [9_999_999, '1.00 Cr'],
    [1e7, '1.00 Cr'],
    [12_500_000, '1.25 Cr'],
    [1.5e9, '150.00 Cr'],
  ])('of %p is %s', (rupees, text) => {
    expect(priceShort(rupees)).toBe(text);
    expect(priceText(rupees, false)).toBe(`₹ ${text}`);
    expect(priceText(rupees, true)).toBe(`₹ ${text} / month`);
  });
});

describe('in words', () => {
  it.each([
    [0, 'Zero'],
    [95_000, 'Ninety Five Thousand'],
    [1e5, 'One Lakh'],
    [9_500_000, 'Ninety Five Lakh'],
    [1e7, 'One Crore'],
    [12_345_678, 'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight'],
    [
      999_999_999,
      'Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine',
    ],
    [1e9, 'One Hundred Crore'],
    [1_502_500_000, 'One Hundred Fifty Crore Twenty Five Lakh'],
    [1e12, 'One Lakh Crore'],
    [99_999.6, 'One Lakh'],
  ])('%p is %s', (rupees, words) => {
    expect(priceInWords(rupees)).toBe(words);
  });
});
