import { areaText, fieldOf } from '../../domain';
import { array, number, object, string } from 'yup';
import { AREA_FIELDS, atLeast, largest, NOT_APPLICABLE, rule, squareFeet } from './rule';

/** The factor by which rounded or converted figures may differ. */
const ROUNDING = 1.01;

const inFeet = (area: number): string => areaText(Math.round(area), 'sq. ft.');
const label = (field: string): string => fieldOf('propresi', field)?.label ?? field;
const areaField = () =>
  string()
    .oneOf([...AREA_FIELDS])
    .required();
const positive = () => number().positive().required();

/** An area inside another one is not larger than it. Options: `inner`, `outer`. */
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
 * The built area fits on its plot. Options: `inner`, the built areas; `spare`, the number of uncounted floors that are
 * possible (cellar, part of the roof); `floors`, the number of floors if the row has none.
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
 * A home's area is plausible for its number of bedrooms. Options: `areas`, the areas to check; `least` and `most`
 * square feet for each bedroom; `floors`, for areas that may be those of one floor: the number of floors if the row has
 * none.
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
