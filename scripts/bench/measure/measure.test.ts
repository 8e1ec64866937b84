import { describe, expect, it } from '@jest/globals';
import { judge } from './measure';
import type { Bar, Measure } from './measure';

const measure = (bar: Bar): Measure => ({
  title: 'a call',
  unit: 'ms',
  rounds: 3,
  peer: () => Promise.resolve(0),
  ours: () => Promise.resolve(0),
  bar,
});

describe('judge', () => {
  it('compares the medians', () => {
    const figures = { peer: [10, 1000, 8], ours: [30, 1, 35] };
    expect(judge(measure({ atLeast: 3 }), figures)).toEqual({
      ...{ title: 'a call', unit: 'ms', bar: { atLeast: 3 } },
      ...{ peer: 10, ours: 30, ratio: 3, isMet: true },
    });
  });

  it.each<[Bar, number, boolean]>([
    [{ atLeast: 3 }, 29.9, false],
    [{ atLeast: 3 }, 30, true],
    [{ atMost: 1.5 }, 15, true],
    [{ atMost: 1.5 }, 15.1, false],
  ])('holds %j against %d to 10: %s', (bar, ours, isMet) => {
    expect(judge(measure(bar), { peer: [10], ours: [ours] }).isMet).toBe(isMet);
  });

  it('refuses a side without figures', () => {
    expect(() => judge(measure({ atMost: 1 }), { peer: [], ours: [1] })).toThrow(RangeError);
  });
});
