import { describe, expect, it } from '@jest/globals';
import { isPassword, PASSWORD_RULES } from './index';

describe('a password', () => {
  it.each(['Sample@123', 'aA1!aaaa', 'aA1@$!%*?&aaaaaa'])('%p is good', (password) => {
    expect(isPassword(password)).toBe(true);
  });

  it.each([
    ['aA1!aaa', '8 to 16 characters'],
    ['aA1!aaaaaaaaaaaaa', '8 to 16 characters'],
    ['sample@123', 'An uppercase letter'],
    ['SAMPLE@123', 'A lowercase letter'],
    ['Sample@abc', 'A digit'],
    ['Sample1234', 'A symbol of @$!%*?&'],
    ['Sample @123', 'No spaces'],
  ])('%p breaks just: %s', (password, label) => {
    expect(isPassword(password)).toBe(false);
    const broken = PASSWORD_RULES.filter(({ isMet }) => !isMet(password));
    expect(broken.map((rule) => rule.label)).toEqual([label]);
  });

  it.each([
    'Sample#@123',
    'Sämple@123',
    'Sample@123\n',
    '',
    undefined,
    null,
    12345678,
    ['Sample@123'],
  ])('%p is none', (password) => {
    expect(isPassword(password)).toBe(false);
  });

  it.each(['Password', 'password123', 'Password123'])('the word %s is named', (password) => {
    const broken = PASSWORD_RULES.filter(({ isMet }) => !isMet(password));
    expect(broken.map((rule) => rule.label)).toContain('Not the words Password or Password123');
  });
});
