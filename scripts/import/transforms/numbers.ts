import { FLOORS } from '../../lib/domain';
import { number, object } from 'yup';
import { Unreadable } from '../cell';
import type { Cell } from '../cell';
import { asNumber, noOptions, transform } from './step';

/** An amount of `unit` rupees as rupees. Option, if any: `roundTo`, the rupees that it is a multiple of; 1 otherwise. */
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

/** A count of the model: `3.0` is `3`, a number above the option is `10+`, none is nothing. Option: the highest. */
export const count = transform(number().integer().min(1).required(), (highest) => (cell) => {
  const value = whole(cell);
  if (value === 0) return null;
  return value > highest ? `${String(highest)}+` : String(value);
});

/** The same for what there is at least one of: 0 cannot be true. Option: the highest. */
export const countFromOne = transform(number().integer().min(1).required(), (highest) => (cell) => {
  const value = whole(cell);
  if (value === 0) throw new Unreadable('cannot be 0');
  return value > highest ? `${String(highest)}+` : String(value);
});

const numbered = FLOORS.filter((floor) => /^\d+[a-z]+$/.test(floor));

/** The floor that a home is on: 0 is the ground, 3 is `3rd`, one above the numbered floors is `15+`. */
export const floor = transform(noOptions(), () => (cell) => {
  const value = whole(cell);
  if (value === 0) return 'Ground';
  return numbered[value - 1] ?? `${String(numbered.length)}+`;
});
