import { isArea, numberText, REGIONS } from '../../domain';

export interface Header {
  readonly name: string;
  readonly attribute?: { readonly customField?: string };
  readonly [more: string]: unknown;
}

/** How a column shows its values, where Strapi's own way does not fit; undefined for any other column. */
export function cellTextOf({ name, attribute }: Header): ((value: unknown) => string) | undefined {
  const field = attribute?.customField;
  if (field === 'global::region') return (area) => (isArea(area) ? REGIONS[area].label : '-');
  // The price of a listing is derived, with a plain number as its attribute.
  if (field === 'global::money' || name === 'price') {
    return (price) => (typeof price === 'number' ? numberText(price) : '-');
  }
  return undefined;
}
