import { array, number, object, string } from 'yup';
import type { Cell } from '../../../cms/src/import/file/cell';
import { asList, transform } from './step';
import { wordTable } from './words';

/** The number of each item in a list like `3 Wardrobe`, `No Bed`, by the item in lower case. */
function inventory(cell: Cell): ReadonlyMap<string, number> {
  const entries = asList(cell).flatMap((entry) => {
    const [, amount, thing] = /^(No|\d+) (.+)$/i.exec(entry) ?? [];
    if (amount === undefined || thing === undefined) return [];
    return [[thing.toLowerCase(), Number(/^\d/.test(amount) ? amount : 0)] as const];
  });
  return new Map(entries);
}

/** The number of an item; 0 gives no value. Option: the item, in lower case. */
export const amountOf = transform(string().required(), (thing) => (cell) => {
  const amount = inventory(cell).get(thing) ?? 0;
  return amount > 0 ? String(amount) : null;
});

/** Whether an item exists: `Yes`, `No`, or no value if the list does not contain it. Option: the item. */
export const hasOne = transform(string().required(), (thing) => (cell) => {
  const amount = inventory(cell).get(thing);
  if (amount === undefined) return null;
  return amount > 0 ? 'Yes' : 'No';
});

/** A text like `Lights: 6, Exhaust fans: 2`. Options: a table from items in lower case to their names in the text. */
export const amountsOf = transform(wordTable(), (table) => (cell) => {
  const things = inventory(cell);
  const texts = Object.entries(table).flatMap(([thing, name]) => {
    const amount = things.get(thing) ?? 0;
    return amount > 0 ? [`${name}: ${String(amount)}`] : [];
  });
  return texts.length > 0 ? texts.join(', ') : null;
});

/**
 * The furnished status for an inventory. Options: `furniture`, the items that make a home furnished; `atLeast`, the
 * number of them; `bare`, the items of an unfurnished home; and the model's words for `full`, `part` (any item outside
 * `bare`) and `none`.
 */
export const furnishing = transform(
  object({
    furniture: array().of(string().required()).required(),
    atLeast: number().integer().min(1).required(),
    bare: array().of(string().required()).required(),
    full: string().required(),
    part: string().required(),
    none: string().required(),
  }),
  ({ furniture, atLeast, bare, full, part, none }) =>
    (cell) => {
      const there = [...inventory(cell)].filter(([, amount]) => amount > 0).map(([thing]) => thing);
      if (furniture.filter((thing) => there.includes(thing)).length >= atLeast) return full;
      return there.some((thing) => !bare.includes(thing)) ? part : none;
    },
);
