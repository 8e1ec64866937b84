import { areaText, fieldOf } from '../../lib/domain';
import { array, number, object, string } from 'yup';
import { AREA_FIELDS, atLeast, largest, NOT_APPLICABLE, rule, squareFeet } from './rule';

/** Figures that were rounded, or converted from another unit, may differ by so much. */
const ROUNDING = 1.01;

const inFeet = (area: number): string => areaText(Math.round(area), 'sq. ft.');
const label = (field: string): string => fieldOf('propresi', field)?.label ?? field;
const areaField = () =>
  string()
    .oneOf([...AREA_FIELDS])
    .required();
const positive = () => number().positive().required();

/** An area that lies inside another one is not larger. Options: `inner`, `outer`. */
export const areaWithin = rule(
  object({ inner: areaField(), outer: areaField() }),
  ({ inner, outer }) => {
    return ({ values }) => {
      const part = squareFeet(values, inner);
      const whole = squareFeet(values, outer);
      if (part === undefined || whole === undefined) return NOT_APPLICABLE;
      if (part <= whole * ROUNDING) return undefined;
      const reason = `${label(inner)} of ${inFeet(part)} is larger than ${label(outer)} of ${inFeet(whole)}`;
      return { field: inner, reason };
    };
  },
);

/**
 * What is built has room on its plot. Options: `inner`, the areas that are built; `spare`, how many floors (cellar,
 * part of the roof) there can be beside those that are counted; `floors`, how many there are where none is said.
 */
export const roomOnPlot = rule(
  object({ inner: array().of(areaField()).required(), spare: positive(), floors: positive() }),
  ({ inner, spare, floors }) => {
    return ({ values }) => {
      const plot = squareFeet(values, 'areaPlot');
      const built = largest(values, inner);
      if (plot === undefined || built === undefined) return NOT_APPLICABLE;
      const storeys = (atLeast(values, 'totalFloors') ?? floors) + spare;
      if (built.area <= plot * storeys) return undefined;
      const reason = `${label(built.field)} of ${inFeet(built.area)} has no room on a plot of ${inFeet(plot)}`;
      return { field: built.field, reason };
    };
  },
);

/**
 * A home is as large as its bedrooms ask for, and not much larger. Options: `areas` that are looked at, `least` and
 * `most` square feet for each bedroom; `floors`, where an area may be that of each floor: how many floors there are
 * where none is said.
 */
export const areaPerBedroom = rule(
  object({
    areas: array().of(areaField()).required(),
    least: number().positive(),
    most: number().positive(),
    floors: number().positive(),
  }),
  ({ areas, least = 0, most = Infinity, floors }) => {
    return ({ values }) => {
      const bedrooms = atLeast(values, 'bedroom');
      const found = largest(values, areas);
      if (bedrooms === undefined || found === undefined) return NOT_APPLICABLE;
      const storeys = floors === undefined ? 1 : (atLeast(values, 'totalFloors') ?? floors);
      const space = (found.area * storeys) / bedrooms;
      if (space >= least && space <= most) return undefined;
      const bound = space < least ? `less than ${inFeet(least)}` : `more than ${inFeet(most)}`;
      const home = `${String(values.bedroom)} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;
      const reason = `${label(found.field)} of ${inFeet(found.area)} for ${home} is ${bound} for each`;
      return { field: found.field, reason };
    };
  },
);
