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

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number with Indian digit groups and at most two decimals: `1,25,000`. */
export const numberText = (value: number): string => grouped.format(value);

/** `1,450 sq. ft.` */
export const areaText = (area: number, unit: string): string => `${numberText(area)} ${unit}`;
