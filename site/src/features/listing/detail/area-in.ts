import { AREA_UNITS, areaText, convertArea } from '../../../domain';
import type { AreaUnit, Size } from '../../../domain';

/**
 * Returns the text of an area in the chosen unit. It uses the stored unit for null, and if the stored unit cannot be
 * converted.
 */
export const areaIn = ({ area, unit }: Size, chosen: AreaUnit | null): string =>
  chosen !== null && unit in AREA_UNITS
    ? areaText(convertArea(area, unit, chosen), chosen)
    : areaText(area, unit);
