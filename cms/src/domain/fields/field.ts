import type { FieldType } from '../field-types';
import type { Kind, Purpose } from '../listings';
import type { Area } from '../regions';

type PerKind<T> = T | Readonly<Record<Kind, T>>;
type Options = readonly string[] | Readonly<Record<Area, readonly string[]>>;

export const SECTIONS = {
  property: 'Property',
  price: 'Price and terms',
  tenants: 'Tenants',
  area: 'Area',
  rooms: 'Rooms and floor',
  building: 'Building and ownership',
  furnishing: 'Furnishing',
  parking: 'Parking',
  amenities: 'Amenities',
  contact: 'Description and contact',
} as const;
export type Section = keyof typeof SECTIONS;

/** The filter of a field. `LIST_FILTERS` makes the API's keys from it. */
export type Filter =
  /** Matches one of several values: options of the field, or names of its master list. */
  | { readonly by: 'any' }
  | { readonly by: 'equal' }
  /** Matches a range of amounts. The keys are `min` and `max` plus the name in `of`. */
  | { readonly by: 'range'; readonly of: string };

/** A small labelled fact on a card. */
interface Chip {
  readonly label: string;
  /** Its place among the chips, from 1. */
  readonly place: number;
}

/** The fields that a card shows or a search compares. They are in the responses of lists. */
type InLists =
  | {
      readonly onCard: true;
      readonly filter?: Filter;
      /** Only for values that are a text or a list of texts. */
      readonly chip?: Chip;
    }
  | { readonly onCard?: never; readonly filter?: never; readonly chip?: never };

/** One fact about a property. It is defined only in the catalogue. */
export type Field = FieldFacts & InLists;

interface FieldFacts {
  readonly type: PerKind<FieldType>;
  readonly label: PerKind<string>;
  /** Only fields that the region's staff alone see are in `private`. */
  readonly section: Section | 'private';
  /** The kind of property that has the field; both kinds if not set. */
  readonly kind?: Kind;
  /** The purposes for which the field is shown; all if not set. */
  readonly purposes?: readonly Purpose[];
  readonly options?: PerKind<Options>;
  /** The field is required if it is shown. */
  readonly required?: true;
  /** The kind whose searches have the filter; every kind that has the field if not set. */
  readonly filterKind?: Kind;
  /** For a unit: the name of the area field that it belongs to. */
  readonly unitOf?: string;
  /** The name of the attribute in Strapi, if Strapi reserves the API's name. */
  readonly attribute?: string;
  /** The maximum number of characters of a text; 200 if not set. */
  readonly max?: number;
  readonly hint?: string;
}
