import { expect } from './fixtures';

/**
 * The properties that an item of a type must have on this site, and the other properties that schema.org allows for it.
 */
interface Rule {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

const PLACE: Rule = { required: ['name', 'address'], optional: ['photo', 'amenityFeature'] };
const ROOMS = ['floorSize', 'numberOfBedrooms', 'numberOfBathroomsTotal'];
const BUSINESS = ['hasMap', 'logo', 'email', 'areaServed', 'department', 'aggregateRating'];
const RULES: Readonly<Record<string, Rule>> = {
  AggregateRating: { required: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  LocationFeatureSpecification: { required: ['name', 'value'] },
  Offer: {
    required: ['availability', 'url', 'businessFunction', 'offeredBy'],
    optional: ['price', 'priceCurrency', 'priceSpecification'],
  },
  PostalAddress: { required: ['streetAddress', 'addressCountry'], optional: ['addressLocality'] },
  PropertyValue: { required: ['propertyID', 'value'] },
  QuantitativeValue: { required: ['value', 'unitText'] },
  RealEstateAgent: { required: ['name', 'address', 'telephone'], optional: BUSINESS },
  RealEstateListing: {
    required: ['name', 'url', 'datePosted', 'description', 'offers', 'mainEntity'],
    optional: ['dateModified'],
  },
  Residence: PLACE,
  Place: PLACE,
  Accommodation: { ...PLACE, optional: [...(PLACE.optional ?? []), ...ROOMS] },
  UnitPriceSpecification: { required: ['price', 'priceCurrency', 'unitCode'] },
  WebSite: { required: ['name', 'url'] },
};
/** Properties that every item may have. */
const OF_EVERY_TYPE = [
  '@type',
  '@id',
  'name',
  'url',
  'image',
  'description',
  'identifier',
  'sameAs',
];

const ADDRESSES = ['url', 'item', 'image', 'logo', 'photo', 'hasMap', 'sameAs'].concat(
  ...['availability', 'businessFunction', '@id'],
);
const ADDRESS = /^https?:\/\/[^\s/]+\/\S*$/;
/** Formats of values, by property. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(ADDRESSES.map((name) => [name, ADDRESS])),
  telephone: /^\+91\d{10}$/,
  email: /^\S+@\S+$/,
  addressCountry: /^IN$/,
  priceCurrency: /^INR$/,
  price: /^[1-9]\d*(\.\d+)?$/,
  ratingValue: /^([1-4](\.\d)?|5)$/,
  ...{ reviewCount: /^[1-9]\d*$/, position: /^[1-9]\d*$/, numberOfBedrooms: /^\d+$/ },
  ...{ datePosted: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/, dateModified: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ },
};

type JsonLdItem = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is JsonLdItem =>
  typeof value === 'object' && value !== null && '@type' in value;

const isSoldOut = ({ availability }: JsonLdItem): boolean =>
  availability === 'https://schema.org/SoldOut';

/** The types of an item. */
export const typesOf = (item: JsonLdItem): string[] => [item['@type']].flat().map(String);

/** Returns all items in a value, including the value itself. */
function itemsWithin(value: unknown): JsonLdItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(itemsWithin);
  return isItem(value) ? [value, ...within] : within;
}

function expectValid(item: JsonLdItem): void {
  const types = typesOf(item);
  expect(Object.keys(RULES)).toEqual(expect.arrayContaining(types));
  const rules = types.flatMap((type) => RULES[type] ?? []);
  for (const name of rules.flatMap(({ required }) => required)) {
    expect([undefined, null, ''], `${name} of ${types.join()}`).not.toContain(item[name]);
  }
  // What is sold or rented has no price; everything that is offered has one.
  if (types.includes('Offer'))
    expect('price' in item && 'priceCurrency' in item).toBe(!isSoldOut(item));
  const allowed = [
    ...OF_EVERY_TYPE,
    ...rules.flatMap(({ required, optional = [] }) => [...required, ...optional]),
  ];
  expect(allowed, types.join()).toEqual(expect.arrayContaining(Object.keys(item)));
  for (const [name, value] of Object.entries(item)) {
    const format = FORMATS[name];
    if (format) for (const one of [value].flat()) expect(String(one), name).toMatch(format);
  }
  const address = item.streetAddress;
  // No part of an address appears twice.
  if (typeof address === 'string') {
    const parts = address.split(', ');
    expect(parts).toEqual([...new Set(parts)]);
  }
}

/**
 * Parses the items of a page's JSON-LD. Fails if an item has an unknown type, has no value for a required property, has
 * a property that schema.org does not define for its type, or has a value in a wrong format.
 */
export function readJsonLd(json: string): readonly JsonLdItem[] {
  const document = JSON.parse(json) as { '@context': string; '@graph': JsonLdItem[] };
  expect(document['@context']).toBe('https://schema.org');
  for (const item of itemsWithin(document['@graph'])) expectValid(item);
  return document['@graph'];
}

/** Returns the first item of a type. Fails if there is none. */
export function itemOf(items: readonly JsonLdItem[], type: string): JsonLdItem {
  const found = items.find((item) => typesOf(item).includes(type));
  expect(found, type).toBeDefined();
  return found ?? {};
}
