import { attributeName, KIND_FIELDS } from './catalogue';
import type { KindField } from './catalogue';
import type { Attribute, FieldValue } from './field-types';
import { LISTS, listOf } from './listings';
import type { Kind, ListKey, Purpose } from './listings';
import { REGIONS } from './regions';
import type { Area } from './regions';
import { toSquareFeet } from './format/area';
import { sortKey } from './natural-order';

/** The columns that are stored beside a listing's own fields, so that every search can use an index. */
export interface DerivedValues {
  readonly area: Area;
  readonly city: string;
  readonly list: ListKey;
  /** In rupees: the demand of a sale, or the rent demand. */
  readonly price: number;
  readonly localityKey: string;
}

/** The options of attributes that only code writes. The panel does not show them. */
const HIDDEN = { visible: false, writable: false } as const;

/** Strapi's attributes for `DerivedValues`. The derived attributes of single fields are in `comparedAttributes`. */
export const DERIVED_ATTRIBUTES = {
  area: { type: 'customField', customField: 'global::region' },
  city: { type: 'string', writable: false },
  list: { type: 'string', ...HIDDEN },
  price: { type: 'float', writable: false },
  localityKey: { type: 'string', ...HIDDEN },
} as const satisfies Readonly<Record<keyof DerivedValues, unknown>>;

/** Strapi's attributes of a listing's last reduction. They are written with a change of its price. */
export const REDUCTION_ATTRIBUTES = {
  reducedBy: { type: 'float', ...HIDDEN },
  reducedOn: { type: 'string', ...HIDDEN },
} as const;

/** Strapi's attributes of a listing's last check, and of its withdrawal for lack of one: ISO dates. */
export const CHECK_ATTRIBUTES = {
  checkedOn: { type: 'string', ...HIDDEN },
  lapsedOn: { type: 'string', ...HIDDEN },
} as const;

/** The pattern of one choice in the text that a search compares: `,Store,Study Room,`. */
export const choicePattern = (choice: string): string => `,${choice},`;

type Values = Readonly<Record<string, FieldValue | null>>;

/** A derived attribute that a search compares instead of the field's own value. */
interface Compared {
  readonly suffix: string;
  readonly attribute: Attribute;
  readonly valueOf: (field: KindField, values: Values) => FieldValue | null;
}

/** The field types whose own values cannot be compared the same way on every database. */
const COMPARED: Readonly<Partial<Record<KindField['type'], Compared>>> = {
  area: {
    suffix: 'Sqft',
    attribute: { type: 'float', ...HIDDEN },
    valueOf: ({ name }, values) => {
      const [area, unit] = [values[name], values[`${name}Unit`]];
      return typeof area === 'number' && typeof unit === 'string' ? toSquareFeet(area, unit) : null;
    },
  },
  choices: {
    suffix: 'Text',
    attribute: { type: 'string', ...HIDDEN },
    valueOf: ({ name }, values) => {
      const chosen = values[name];
      return Array.isArray(chosen) ? choicePattern(chosen.join(',')) : null;
    },
  },
};

/** The name of the attribute that a search compares for a field. */
export function comparedAttribute(field: KindField): string {
  if (Object.values(LISTS).some(({ priceField }) => priceField === field.name)) return 'price';
  const compared = COMPARED[field.type];
  return compared ? `${field.name}${compared.suffix}` : attributeName(field);
}

const derivedFrom = <T>(
  kind: Kind,
  use: (compared: Compared, field: KindField) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    KIND_FIELDS[kind].flatMap((field) => {
      const compared = field.filter && COMPARED[field.type];
      return compared ? [[comparedAttribute(field), use(compared, field)]] : [];
    }),
  );

/** Strapi's derived attributes for the fields of a kind. Searches compare them. */
export const comparedAttributes = (kind: Kind): Readonly<Record<string, Attribute>> =>
  derivedFrom(kind, ({ attribute }) => attribute);

/** @param values a listing's values after `parseListing`: the purpose is present, a draft may lack price and locality */
export function deriveValues(
  kind: Kind,
  area: Area,
  values: Values,
): DerivedValues & Readonly<Record<string, FieldValue | null>> {
  const { key, priceField } = listOf(kind, values.propertyFor as Purpose);
  return {
    area,
    city: REGIONS[area].city,
    list: LISTS[key].key,
    price: Number(values[priceField]),
    localityKey: sortKey(String(values.locality ?? '')),
    ...derivedFrom(kind, ({ valueOf }, field) => valueOf(field, values)),
  };
}
