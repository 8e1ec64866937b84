import { areaAmount, areaUnit } from './area-text';
import { lastDay } from './dates';
import { amountOf, amountsOf, furnishing, hasOne } from './furnishing';
import { join, list, synonyms } from './lists';
import { count, countFromOne, crore, floor } from './numbers';
import type { Transform } from './step';
import { choose, nothing, recognise, replace, say, titleCase } from './words';

/** The transforms by the names that mappings call them. */
export const TRANSFORMS: ReadonlyMap<string, Transform> = new Map(
  Object.entries({
    amountOf,
    amountsOf,
    areaAmount,
    areaUnit,
    choose,
    count,
    countFromOne,
    crore,
    floor,
    furnishing,
    hasOne,
    join,
    lastDay,
    list,
    nothing,
    recognise,
    replace,
    say,
    synonyms,
    titleCase,
  }),
);
