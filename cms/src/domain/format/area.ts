import { AREA_UNITS } from '../area-units';
import type { AreaUnit } from '../area-units';

const isUnit = (unit: string): unit is AreaUnit => unit in AREA_UNITS;

/** Removes rounding errors (1.1 acres as 47916.00000000001). With them, an inclusive limit would miss the value. */
const withoutNoise = (value: number): number => Number(value.toPrecision(14));

/** @throws Error for a unit that is not in the model; validation rejects such units */
export function toSquareFeet(area: number, unit: string): number {
  if (!isUnit(unit)) throw new Error(`unknown area unit ${unit}`);
  return withoutNoise(area * AREA_UNITS[unit]);
}

/** Converts an area to another unit, with two decimals. */
export const convertArea = (area: number, from: string, to: AreaUnit): number =>
  Math.round((toSquareFeet(area, from) / AREA_UNITS[to]) * 100) / 100;

/** The places of the commas in a whole number: before the last three digits, and before each two in front of them. */
const INDIAN_GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * A number with Indian digit groups and at most two decimals: `1,25,000`. Every list calls this, and a browser takes 29 ms
 * to create its first `Intl.NumberFormat` (docs/decisions/0095-numbers-without-intl.md).
 */
export function numberText(value: number): string {
  const size = Math.abs(value);
  // Shifts the decimal point in the digits, so that 1.005 is rounded as it is written. Small numbers have an exponent.
  const hundredths = size < 0.005 ? 0 : Math.round(Number(`${String(size)}e2`));
  const [whole = '', fraction] = String(hundredths / 100).split('.');
  const sign = value < 0 && hundredths > 0 ? '-' : '';
  return sign + whole.replace(INDIAN_GROUPS, ',') + (fraction ? `.${fraction}` : '');
}

/** `1,450 sq. ft.` */
export const areaText = (area: number, unit: string): string => `${numberText(area)} ${unit}`;
