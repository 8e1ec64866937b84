import { isArea, numberText, REGIONS } from '../../domain';

export interface Header {
  readonly name: string;
  readonly attribute?: { readonly customField?: string };
  readonly [more: string]: unknown;
}

/** The function that formats the values of a list column; undefined for columns that Strapi formats itself. */
export function cellTextOf({ name, attribute }: Header): ((value: unknown) => string) | undefined {
  const field = attribute?.customField;
  if (field === 'global::region') return (area) => (isArea(area) ? REGIONS[area].label : '-');
  // The price of a listing is a derived column. Its attribute is a plain number.
  if (field === 'global::money' || name === 'price') {
    return (price) => (typeof price === 'number' ? numberText(price) : '-');
  }
  return undefined;
}
