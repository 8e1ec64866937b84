import { describe, expect, it } from '@jest/globals';
import { dashboardAddress, enquiriesAddress, readDashboardQuery } from './dashboard-query';

describe('the address of the dashboard', () => {
  it.each(['', '?by=week', '?by=month&area=ggn', '?area=dwk'])(
    '%s is read and written',
    (search) => {
      expect(dashboardAddress(readDashboardQuery(search))).toBe(`/dashboard/${search}`);
    },
  );

  it('takes no unknown period or region', () => {
    expect(readDashboardQuery('?by=year&area=abc')).toEqual({ step: 'day', area: null });
  });
});

it('the address of enquiries has the filters that count', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(enquiriesAddress({ ...days, area: null, locality: 'Sector 7 & 8' })).toBe(
    '/enquiries/?from=2026-11-01&to=2026-11-30&locality=Sector+7+%26+8',
  );
});
