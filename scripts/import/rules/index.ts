import { areaPerBedroom, areaWithin, roomOnPlot } from './areas';
import { countAtMost } from './counts';
import { pricePerSquareFoot, statedRate } from './price';
import type { RuleMaker } from './rule';

/** The rules by the names that mappings call them. */
export const RULES: ReadonlyMap<string, RuleMaker> = new Map(
  Object.entries({
    areaPerBedroom,
    areaWithin,
    countAtMost,
    pricePerSquareFoot,
    roomOnPlot,
    statedRate,
  }),
);
