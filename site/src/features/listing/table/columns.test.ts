import { describe, expect, it } from '@jest/globals';
import { flat } from '../test-fixtures';
import { COLUMNS, FACT_NAMES, nextSort, parseColumns, sortRows } from './columns';
import type { ColumnName } from './columns';

const USUAL = ['price', 'stage', 'locality', 'type', 'purpose', 'changed'];

describe('the columns', () => {
  it('show what a listing has', () => {
    const listing = flat({
      ...{
        propresiStatus: 'inactive',
        projectName: 'Radha',
        updatedAt: '2026-02-03T20:00:00.000Z',
      },
      ...{ areaCarpet: 1450, areaCarpetUnit: 'sq. ft.' },
    });
    expect(FACT_NAMES.map((name) => COLUMNS[name].text(listing))).toEqual([
      ...['₹ 1.25 Cr', 'Withdrawn', 'Sector 10', '3 BHK Flat', 'SALE', 'Radha', '1,450 sq. ft.'],
      // The day at the offices, where it is past midnight.
      '04-02-2026',
    ]);
    expect(COLUMNS.code.text(listing)).toBe('DWK-R-1042');
  });

  it.each([
    [null, USUAL],
    ['area price', ['price', 'area']],
    ['price gone', ['price']],
    ['', []],
  ])('of the stored choice %p are %p', (stored, columns) => {
    expect(parseColumns(stored)).toEqual(columns);
  });
});

describe('the sort', () => {
  it('goes up, down and away with each press, and up in another column', () => {
    const up = nextSort(null, 'price');
    expect(up).toEqual({ by: 'price', isDescending: false });
    const down = nextSort(up, 'price');
    expect(down).toEqual({ by: 'price', isDescending: true });
    expect(nextSort(down, 'price')).toBeNull();
    expect(nextSort(down, 'code')).toEqual({ by: 'code', isDescending: false });
  });

  const rows = [
    flat({ _id: 'a', code: 'DWK-R-10', expectedPrice: 9_000_000, locality: 'Sector 10' }),
    flat({ _id: 'b', code: 'DWK-R-9', expectedPrice: 10_000_000, locality: 'Sector 9' }),
    flat({ _id: 'c', code: 'DWK-R-100', expectedPrice: null, locality: '' }),
  ].map((row, at) => ({
    ...row,
    areaPlot: [200, 1000, null][at] ?? null,
    areaPlotUnit: ['sq. yards', 'sq. ft.', null][at] ?? null,
  }));
  const sorted = (by: ColumnName, isDescending = false) =>
    sortRows(rows, { by, isDescending })
      .map(({ _id }) => _id)
      .join('');

  it.each([
    ['code', 'bac', 'cab'],
    ['price', 'abc', 'bac'],
    ['locality', 'bac', 'abc'],
    ['area', 'bac', 'abc'],
    ['type', 'abc', 'abc'],
  ] as const)('by %s compares values, with unknown ones last: %s and %s', (by, up, down) => {
    expect(sorted(by)).toBe(up);
    expect(sorted(by, true)).toBe(down);
  });
});
