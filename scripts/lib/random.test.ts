import { describe, expect, it } from '@jest/globals';
import { random } from './random';

describe('random', () => {
  it('repeats itself for the same seed and not for another', () => {
    const draw = (seed: string) => {
      const r = random(seed);
      return Array.from({ length: 5 }, () => r.next());
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('keeps to its bounds', () => {
    const r = random('bounds');
    const drawn = Array.from({ length: 200 }, () => r.int(2, 4));
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4]));
  });

  it('picks nothing from nothing', () => {
    expect(() => random('none').pick([])).toThrow('the list is empty');
  });
});
