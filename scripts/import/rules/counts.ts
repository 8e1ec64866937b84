import { number, object, string } from 'yup';
import { rule } from './rule';

/** A count that is not too high. Options: `field`, and the `most` that there can be. */
export const countAtMost = rule(
  object({ field: string().required(), most: number().integer().positive().required() }),
  ({ field, most }) =>
    ({ values }) => {
      const value = values[field];
      if (typeof value !== 'string' || Number.parseInt(value, 10) <= most) return undefined;
      return { field, reason: `${value} is more than ${String(most)}` };
    },
);
