import { AREA_UNITS, areaText, convertArea } from '../../../domain';
import type { AreaUnit, Size } from '../../../domain';

/** The text of an area in the chosen unit; in the stored unit for null, and for a unit that cannot be converted. */
export const areaIn = ({ area, unit }: Size, chosen: AreaUnit | null): string =>
  chosen !== null && unit in AREA_UNITS
    ? areaText(convertArea(area, unit, chosen), chosen)
    : areaText(area, unit);
