import { describe, expect, it } from '@jest/globals';
import { formatFigure, formatRatio, resultOf } from './measure';
import type { Bar, Measure } from './measure';

const measure = (bar: Bar): Measure => ({
  title: 'a call',
  unit: 'ms',
  rounds: 3,
  peer: () => Promise.resolve(0),
  ours: () => Promise.resolve(0),
  bar,
});

describe('the result of a measure', () => {
  it('compares the medians', () => {
    const figures = { peer: [10, 1000, 8], ours: [30, 1, 35] };
    expect(resultOf(measure({ atLeast: 3 }), figures)).toEqual({
      ...{ title: 'a call', unit: 'ms', bar: { atLeast: 3 } },
      ...{ peer: 10, ours: 30, ratio: 3, isMet: true },
    });
  });

  it.each<[Bar, number, boolean]>([
    [{ atLeast: 3 }, 29.9, false],
    [{ atLeast: 3 }, 30, true],
    [{ atMost: 1.5 }, 15, true],
    [{ atMost: 1.5 }, 15.1, false],
  ])('with the bar %j and %d to 10 is met: %s', (bar, ours, isMet) => {
    expect(resultOf(measure(bar), { peer: [10], ours: [ours] }).isMet).toBe(isMet);
  });

  it('needs figures of both sides', () => {
    expect(() => resultOf(measure({ atMost: 1 }), { peer: [], ours: [1] })).toThrow(RangeError);
  });
});

it.each([
  [8.254, '8.25 ms'],
  [82.54, '82.5 ms'],
  [825.4, '825 ms'],
])('the figure %d is printed as %s', (value, text) => {
  expect(formatFigure(value, 'ms')).toBe(text);
});

it('a ratio is never rounded towards the bar', () => {
  expect(formatRatio({ ratio: 9.999, bar: { atLeast: 10 } })).toBe('9.99 x');
  expect(formatRatio({ ratio: 1.301, bar: { atMost: 1.3 } })).toBe('1.31 x');
});
