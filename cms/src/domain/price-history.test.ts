import { describe, expect, it } from '@jest/globals';
import { priceSteps, recentSince, reductionIn, shownReduction } from './index';

/** A change at an hour of a day of November 2026, at the offices. */
const change = (day: number, hour: number, price: number) => ({
  at: Date.UTC(2026, 10, day, hour) - 5.5 * 60 * 60 * 1000,
  price,
});
const steps = (...changes: readonly ReturnType<typeof change>[]) => priceSteps(changes);

describe('the steps of a price', () => {
  it('have the last price of each day at the offices', () => {
    expect(steps(change(1, 9, 100), change(3, 0, 90), change(3, 23, 80))).toEqual([
      { on: '2026-11-01', amount: 100 },
      { on: '2026-11-03', amount: 80 },
    ]);
  });

  it('leave out a slip, and a day after which the price was as before', () => {
    expect(steps(change(1, 9, 100), change(3, 9, 10), change(3, 10, 100))).toEqual([
      { on: '2026-11-01', amount: 100 },
    ]);
  });
});

describe('a reduction', () => {
  it('is the last change, if it lowered the price', () => {
    expect(reductionIn(steps(change(1, 9, 100)))).toBeNull();
    expect(reductionIn(steps(change(1, 9, 100), change(2, 9, 110)))).toBeNull();
    expect(reductionIn(steps(change(1, 9, 120), change(2, 9, 90), change(3, 9, 81)))).toEqual({
      percent: 10,
      on: '2026-11-03',
    });
  });

  it('has one decimal, and is none below a tenth of a percent', () => {
    expect(reductionIn(steps(change(1, 9, 3000), change(2, 9, 2000)))?.percent).toBe(33.3);
    expect(reductionIn(steps(change(1, 9, 100_000), change(2, 9, 99_990)))).toBeNull();
  });

  it('is recent until the end of the thirtieth day after it', () => {
    const { text, until } = shownReduction({ percent: 4.5, on: '2026-11-12' });
    expect(text).toBe('Reduced by 4.5 % on 12 Nov 2026');
    expect(until).toBe('2026-12-12T18:30:00.000Z');
    const end = Date.parse(until);
    expect([recentSince(end - 1), recentSince(end)]).toEqual(['2026-11-12', '2026-11-13']);
  });
});
