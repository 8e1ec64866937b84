import { FLOORS } from '../../lib/domain';
import { number, object } from 'yup';
import { Unreadable } from '../../../cms/src/import/file/cell';
import type { Cell } from '../../../cms/src/import/file/cell';
import { asNumber, noOptions, transform } from './step';

/**
 * Converts an amount in units of `unit` rupees to rupees. Optional: `roundTo`, the multiple to round to in rupees; 1 by
 * default.
 */
const rupeesFrom = (unit: number) =>
  transform(
    object({ roundTo: number().integer().positive() }).noUnknown().optional(),
    (options) => {
      const step = options?.roundTo ?? 1;
      return (cell) => Math.round((asNumber(cell) * unit) / step) * step;
    },
  );

export const rupees = rupeesFrom(1);
export const lakh = rupeesFrom(1e5);
export const crore = rupeesFrom(1e7);

function whole(cell: Cell): number {
  const value = asNumber(cell);
  if (!Number.isInteger(value) || value < 0) throw new Unreadable('is not a whole number');
  return value;
}

/** A count of the model. Option: the highest number. @param none the count for 0 */
const countOr = (none: () => Cell) =>
  transform(number().integer().min(1).required(), (highest) => (cell) => {
    const value = whole(cell);
    if (value === 0) return none();
    return value > highest ? `${String(highest)}+` : String(value);
  });

/** `3.0` gives `3`, a number above the option gives `10+`, 0 gives no value. */
export const count = countOr(() => null);

/** The same for a count of at least one: 0 is an error. */
export const countFromOne = countOr(() => {
  throw new Unreadable('cannot be 0');
});

const numbered = FLOORS.filter((floor) => /^\d+[a-z]+$/.test(floor));

/** The floor of a home: 0 is the ground floor, 3 is `3rd`, a floor above the numbered ones is `15+`. */
export const floor = transform(noOptions(), () => (cell) => {
  const value = whole(cell);
  if (value === 0) return 'Ground';
  return numbered[value - 1] ?? `${String(numbered.length)}+`;
});
