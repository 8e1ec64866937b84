import { areaText, numberText } from '../../lib/domain';
import { number, object, string } from 'yup';
import { readNumber } from '../../../cms/src/import/file/cell';
import {
  AREA_FIELDS,
  largest,
  NOT_APPLICABLE,
  rule,
  squareFeet,
} from '../../../cms/src/import/file/rule';

const rate = (rupees: number): string => `₹ ${numberText(Math.round(rupees))} a sq. ft.`;

/**
 * The price per square foot is within the range of the market. Options: `least` and `most` rupees per square foot of
 * the largest area.
 */
export const pricePerSquareFoot = rule(
  object({ least: number().positive().required(), most: number().positive().required() }),
  ({ least, most }) =>
    ({ values }) => {
      const price = values.expectedPrice;
      const found = largest(values, AREA_FIELDS);
      if (typeof price !== 'number' || found === undefined) return NOT_APPLICABLE;
      const asked = price / found.area;
      if (asked >= least && asked <= most) return undefined;
      const bound = asked < least ? `less than ${rate(least)}` : `more than ${rate(most)}`;
      return { field: 'expectedPrice', reason: `${rate(asked)} is ${bound}` };
    },
);

/**
 * The row's own price per square foot agrees with its price and one of its areas. Options: the `column` of that price;
 * the `factor` by which they may differ.
 */
export const statedRate = rule(
  object({ column: string().required(), factor: number().moreThan(1).required() }),
  ({ column, factor }) =>
    ({ values, row }) => {
      const stated = readNumber(row[column] ?? '') ?? 0;
      const price = values.expectedPrice;
      if (typeof price !== 'number' || stated <= 0) return NOT_APPLICABLE;
      const meant = price / stated;
      const areas = AREA_FIELDS.flatMap((field) => squareFeet(values, field) ?? []);
      const agrees = areas.some((area) => area / meant < factor && meant / area < factor);
      if (areas.length === 0) return NOT_APPLICABLE;
      if (agrees) return undefined;
      const size = areaText(Math.round(meant), 'sq. ft.');
      const reason = `at ${rate(stated)}, as the row says, the price is that of ${size}, which none of its areas is`;
      return { field: 'expectedPrice', reason };
    },
);

/** A count is not too high. Options: `field`, and `most`, its maximum. */
export const countAtMost = rule(
  object({ field: string().required(), most: number().integer().positive().required() }),
  ({ field, most }) =>
    ({ values }) => {
      const value = values[field];
      if (typeof value !== 'string') return NOT_APPLICABLE;
      if (Number.parseInt(value, 10) <= most) return undefined;
      return { field, reason: `${value} is more than ${String(most)}` };
    },
);
