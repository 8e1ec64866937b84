import { describe, expect, it } from '@jest/globals';
import { conversion, dashboardPeriods, median, quietDays } from './dashboard';

/** Sunday 2026-11-22, 23:00 UTC: Monday at the offices. */
const MONDAY = Date.UTC(2026, 10, 22, 23);

describe('the periods of the dashboard', () => {
  it('are the last 30 days', () => {
    const days = dashboardPeriods('day', MONDAY);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ from: '2026-10-25', to: '2026-10-25' });
    expect(days.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  });

  it('are weeks that begin on Monday, the last one as far as today', () => {
    const weeks = dashboardPeriods('week', MONDAY + 2 * 86_400_000);
    expect(weeks).toHaveLength(13);
    expect(weeks.slice(-2)).toEqual([
      { from: '2026-11-16', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-25' },
    ]);
  });

  it('are months', () => {
    const months = dashboardPeriods('month', MONDAY);
    expect(months[0]).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(months[2]).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(months.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-23' });
  });

  it('leave out no day', () => {
    for (const step of ['day', 'week', 'month'] as const) {
      const periods = dashboardPeriods(step, MONDAY);
      const next = periods.map(({ to }) =>
        new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10),
      );
      expect(periods.slice(1).map(({ from }) => from)).toEqual(next.slice(0, -1));
    }
  });

  it('a listing is quiet after 30 days', () => {
    expect(quietDays(MONDAY)).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  });
});

it.each([
  [[], null],
  [[3], 3],
  [[9, 1], 5],
  [[100, 2, 30], 30],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('the conversion leaves out spam', () => {
  const outcome = { enquiries: 10, won: 2, spam: 2, firstContactMinutes: null };
  expect(conversion(outcome)).toBe(0.25);
  expect(conversion({ ...outcome, enquiries: 2 })).toBeNull();
});
