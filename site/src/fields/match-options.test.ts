import { describe, expect, it } from '@jest/globals';
import { matchOptions } from './match-options';

const many = Array.from({ length: 60 }, (_, index) => `Sector ${String(index + 1)}`);

describe('matching', () => {
  it('finds letters anywhere, without case', () => {
    expect(matchOptions(['Palam', 'Dwarka Mor'], [], 'MOR').shown).toEqual(['Dwarka Mor']);
  });

  it('shows forty at once and says how many are left', () => {
    const { shown, left } = matchOptions(many, [], '');
    expect(shown).toHaveLength(40);
    expect(left).toBe(20);
  });

  it('always shows the chosen ones, in their place', () => {
    const { shown, left } = matchOptions(many, ['Sector 60'], '59');
    expect(shown).toEqual(['Sector 59', 'Sector 60']);
    expect(left).toBe(0);
  });

  it('keeps a chosen one that the list has no more', () => {
    expect(matchOptions(['Palam'], ['Gone'], '').shown).toEqual(['Gone', 'Palam']);
  });
});
