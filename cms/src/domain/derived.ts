import type { FieldValue } from './field-types';
import { LISTS, listOf } from './listings';
import type { Kind, ListKey, Purpose } from './listings';
import { REGIONS } from './regions';
import type { Area } from './regions';
import { toSquareFeet } from './words/area';
import { sortKey } from './natural-order';

/** What is stored beside a listing's own fields so that every search reads by an index. */
export interface Derived {
  readonly area: Area;
  readonly city: string;
  readonly list: ListKey;
  /** Rupees: the demand, or the rent demand. */
  readonly price: number;
  readonly localityKey: string;
  readonly areaCarpetSqft: number | null;
  /** `,Store,Study Room,`: so that one room is found by a plain text search on every database. */
  readonly additionalRoomsText: string | null;
}

/** What the code writes and nobody reads in the panel. */
const UNSEEN = { visible: false, writable: false } as const;

/** Strapi's attributes for them. */
export const DERIVED_ATTRIBUTES = {
  area: { type: 'customField', customField: 'global::region' },
  city: { type: 'string', writable: false },
  list: { type: 'string', ...UNSEEN },
  price: { type: 'float', writable: false },
  localityKey: { type: 'string', ...UNSEEN },
  areaCarpetSqft: { type: 'float', ...UNSEEN },
  additionalRoomsText: { type: 'string', ...UNSEEN },
} as const satisfies Readonly<Record<keyof Derived, unknown>>;

/** How one of several choices stands in `additionalRoomsText`. */
export const inText = (choice: string): string => `,${choice},`;

type Values = Readonly<Record<string, FieldValue | null>>;

/** @param values a listing's values after `readListing`: purpose, price and locality are there */
export function derived(kind: Kind, area: Area, values: Values): Derived {
  const { key, priceField } = listOf(kind, values.propertyFor as Purpose);
  const { areaCarpet, areaCarpetUnit, additionalRooms, locality } = values;
  return {
    area,
    city: REGIONS[area].city,
    list: LISTS[key].key,
    price: Number(values[priceField]),
    localityKey: sortKey(String(locality)),
    areaCarpetSqft:
      typeof areaCarpet === 'number' && typeof areaCarpetUnit === 'string'
        ? toSquareFeet(areaCarpet, areaCarpetUnit)
        : null,
    additionalRoomsText: Array.isArray(additionalRooms) ? `,${additionalRooms.join(',')},` : null,
  };
}
