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

/** How a search narrows by the field: `LIST_FILTERS` makes the API's keys from it. */
export type Filter =
  /** One of several values: of the field's options, or of its master list. */
  | { readonly by: 'any' }
  | { readonly by: 'equal' }
  /** An amount; the keys are `min` and `max` with the name in `of`. */
  | { readonly by: 'range'; readonly of: string };

/** A small labelled fact on a card. */
interface Chip {
  readonly label: string;
  /** Its place among the chips, from 1. */
  readonly place: number;
}

/** What a card shows or a search compares is in the lists' answers. */
type InLists =
  | {
      readonly onCard: true;
      readonly filter?: Filter;
      /** For a value that is a text or a list of texts. */
      readonly chip?: Chip;
    }
  | { readonly onCard?: never; readonly filter?: never; readonly chip?: never };

/** One fact about a property, said here and nowhere else. */
export type Field = FieldFacts & InLists;

interface FieldFacts {
  readonly type: PerKind<FieldType>;
  readonly label: PerKind<string>;
  readonly section: Section;
  /** The kinds of property that have it; none is both. */
  readonly kind?: Kind;
  /** The purposes that it is shown for; none is all. */
  readonly purposes?: readonly Purpose[];
  readonly options?: PerKind<Options>;
  /** Required wherever it is shown. */
  readonly required?: true;
  /** The kinds whose searches bear the filter; none is all that have the field. */
  readonly filterKind?: Kind;
  /** For an area's unit: the area that it belongs to. */
  readonly unitOf?: string;
  /** The attribute's name in Strapi, where Strapi reserves the API's name. */
  readonly attribute?: string;
  /** The most characters of a text; 200 where none is said. */
  readonly max?: number;
  readonly hint?: string;
}
