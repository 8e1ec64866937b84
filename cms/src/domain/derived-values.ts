import type { FieldValue } from './field-types';
import { LISTS, listOf } from './listings';
import type { Kind, ListKey, Purpose } from './listings';
import { REGIONS } from './regions';
import type { Area } from './regions';
import { toSquareFeet } from './format/area';
import { sortKey } from './natural-order';

/** What is stored beside a listing's own fields so that every search reads by an index. */
export interface DerivedValues {
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
const HIDDEN = { visible: false, writable: false } as const;

/** Strapi's attributes for them. */
export const DERIVED_ATTRIBUTES = {
  area: { type: 'customField', customField: 'global::region' },
  city: { type: 'string', writable: false },
  list: { type: 'string', ...HIDDEN },
  price: { type: 'float', writable: false },
  localityKey: { type: 'string', ...HIDDEN },
  areaCarpetSqft: { type: 'float', ...HIDDEN },
  additionalRoomsText: { type: 'string', ...HIDDEN },
} as const satisfies Readonly<Record<keyof DerivedValues, unknown>>;

/** How one of several choices stands in `additionalRoomsText`. */
export const additionalRoomPattern = (choice: string): string => `,${choice},`;

type Values = Readonly<Record<string, FieldValue | null>>;

/** @param values a listing's values after `parseListing`: purpose, price and locality are there */
export function deriveValues(kind: Kind, area: Area, values: Values): DerivedValues {
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
