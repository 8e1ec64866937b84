import { AREA_UNITS, areaText, convertArea } from '../../../domain';
import type { AreaUnit, Size } from '../../../domain';

/** An area in the unit that a reader has chosen; null, or a unit that cannot be converted, is as stored. */
export const areaIn = ({ area, unit }: Size, chosen: AreaUnit | null): string =>
  chosen !== null && unit in AREA_UNITS
    ? areaText(convertArea(area, unit, chosen), chosen)
    : areaText(area, unit);
