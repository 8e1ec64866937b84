import { array, number, object, string } from 'yup';
import type { Cell } from '../cell';
import { asList, transform } from './step';
import { wordTable } from './words';

/** How many of each thing a list like `3 Wardrobe`, `No Bed` says there are, by the thing in lower case. */
function inventory(cell: Cell): ReadonlyMap<string, number> {
  const entries = asList(cell).flatMap((entry) => {
    const [, amount, thing] = /^(No|\d+) (.+)$/i.exec(entry) ?? [];
    if (amount === undefined || thing === undefined) return [];
    return [[thing.toLowerCase(), Number(/^\d/.test(amount) ? amount : 0)] as const];
  });
  return new Map(entries);
}

/** How many there are of a thing; none is nothing. Option: the thing, in lower case. */
export const amountOf = transform(string().required(), (thing) => (cell) => {
  const amount = inventory(cell).get(thing) ?? 0;
  return amount > 0 ? String(amount) : null;
});

/** Whether there is one: `Yes`, `No`, or nothing where the list does not speak of it. Option: the thing. */
export const hasOne = transform(string().required(), (thing) => (cell) => {
  const amount = inventory(cell).get(thing);
  if (amount === undefined) return null;
  return amount > 0 ? 'Yes' : 'No';
});

/** `Lights: 6, Exhaust fans: 2`. Options: from things in lower case to what the text calls them. */
export const amountsOf = transform(wordTable(), (table) => (cell) => {
  const things = inventory(cell);
  const texts = Object.entries(table).flatMap(([thing, name]) => {
    const amount = things.get(thing) ?? 0;
    return amount > 0 ? [`${name}: ${String(amount)}`] : [];
  });
  return texts.length > 0 ? texts.join(', ') : null;
});

/**
 * The furnished status that an inventory amounts to. Options: `furniture`, the things that make a home furnished;
 * `atLeast`, how many of them; `bare`, what an unfurnished home has too; and the model's words for `full`, `part`
 * (anything but what is bare) and `none`.
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
