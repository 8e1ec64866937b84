import { expect } from './fixtures';

/** What schema.org's things must say of themselves on this site, by their type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  LocationFeatureSpecification: ['name', 'value'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'businessFunction', 'offeredBy'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  PropertyValue: ['propertyID', 'value'],
  QuantitativeValue: ['value', 'unitText'],
  RealEstateAgent: ['name', 'address', 'telephone'],
  RealEstateListing: ['name', 'url', 'datePosted', 'description', 'offers', 'mainEntity'],
  Residence: ['name', 'address'],
  Place: ['name', 'address'],
  Accommodation: ['name', 'address'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  WebSite: ['name', 'url'],
};

export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && '@type' in value;

/** The types of a thing. */
export const typesOf = (thing: Thing): string[] => [thing['@type']].flat().map(String);

/** A thing and all things in it. */
function everyThing(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(everyThing);
  return isThing(value) ? [value, ...within] : within;
}

/**
 * The things that a page's JSON-LD tells of; fails where one is of an unknown type, or lacks what its type must
 * say.
 */
export function readThings(json: string): readonly Thing[] {
  const document = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(document['@context']).toBe('https://schema.org');
  for (const thing of everyThing(document['@graph'])) {
    for (const type of typesOf(thing)) {
      expect(Object.keys(REQUIRED)).toContain(type);
      for (const name of REQUIRED[type] ?? []) {
        expect([undefined, null, ''], `${name} of ${type}`).not.toContain(thing[name]);
      }
    }
  }
  return document['@graph'];
}

/** The one thing of a type; fails where there is none. */
export function thingOf(things: readonly Thing[], type: string): Thing {
  const found = things.find((thing) => typesOf(thing).includes(type));
  expect(found, type).toBeDefined();
  return found ?? {};
}
