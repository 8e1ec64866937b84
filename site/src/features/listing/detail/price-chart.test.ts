import { describe, expect, it } from '@jest/globals';
import type { Listing, PriceStep } from '../../../domain';
import { flat } from '../test-fixtures';
import { priceChart } from './price-chart';

const steps = [
  { on: '2026-09-01', amount: 1e7 },
  { on: '2026-09-11', amount: 11_000_000 },
  { on: '2026-11-12', amount: 9_500_000 },
];
const shown = (history: readonly PriceStep[], more: Partial<Listing> = {}) => {
  const box = document.createElement('div');
  box.innerHTML = priceChart(flat(more), history) ?? '';
  return box;
};

describe('the prices of a listing', () => {
  it('are not shown where they never changed', () => {
    expect(priceChart(flat({}), steps.slice(0, 1))).toBeNull();
    expect(priceChart(flat({}), [])).toBeNull();
  });

  it('are a table, newest first', () => {
    const rows = [...shown(steps).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['12 Nov 2026', '₹ 95.00 Lac', '−13.6 %'],
      ['11 Sep 2026', '₹ 1.10 Cr', '+10 %'],
      ['1 Sep 2026', '₹ 1.00 Cr', ''],
    ]);
  });

  it('are a line that says where it begins and ends', () => {
    const chart = shown(steps).querySelector('svg');
    expect(chart?.getAttribute('aria-label')).toBe(
      'From ₹ 1.00 Cr on 1 Sep 2026 to ₹ 95.00 Lac on 12 Nov 2026',
    );
    expect(chart?.querySelector('path')?.getAttribute('d')).toBe('M0 77.3H75V8H540V112H600');
  });

  it('are those of a month for a rent', () => {
    const rent = { propertyFor: 'RENT', expectedRent: 30_000 } as const;
    const history = [
      { on: '2026-09-01', amount: 32_000 },
      { on: '2026-09-11', amount: 30_000 },
    ];
    expect(shown(history, rent).textContent).toContain('₹ 30,000 / month');
  });
});
