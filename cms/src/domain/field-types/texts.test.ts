import { describe, expect, it } from '@jest/globals';
import { lengthOf } from './rule';
import { isMobile } from './phones';

describe('the mobile rule', () => {
  it.each([
    ['9000000001', true],
    ['1000000000', true],
    ['0900000001', false],
    ['900000001', false],
    ['90000000011', false],
    ['9000000001\n', false],
    ['९०००००००००', false],
    ['', false],
  ])('of %p is %p', (text, expected) => {
    expect(isMobile(text)).toBe(expected);
  });
});

it.each([
  ['', 0],
  ['abc', 3],
  ['😀', 1],
  ['नमस्ते', 6],
] as const)('the length of %p is %p Unicode characters', (text, expected) => {
  expect(lengthOf(text)).toBe(expected);
});
