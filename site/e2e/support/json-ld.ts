import { expect } from './fixtures';

/** What a thing of a type must say of itself on this site, and what else schema.org lets one of that type say. */
interface Rule {
  readonly must: readonly string[];
  readonly may?: readonly string[];
}

const PLACE: Rule = { must: ['name', 'address'], may: ['photo', 'amenityFeature'] };
const ROOMS = ['floorSize', 'numberOfBedrooms', 'numberOfBathroomsTotal'];
const BUSINESS = ['hasMap', 'logo', 'email', 'areaServed', 'department', 'aggregateRating'];
const RULES: Readonly<Record<string, Rule>> = {
  AggregateRating: { must: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'] },
  BreadcrumbList: { must: ['itemListElement'] },
  ListItem: { must: ['position', 'name', 'item'] },
  LocationFeatureSpecification: { must: ['name', 'value'] },
  Offer: {
    must: ['price', 'priceCurrency', 'availability', 'url', 'businessFunction', 'offeredBy'],
    may: ['priceSpecification'],
  },
  PostalAddress: { must: ['streetAddress', 'addressCountry'], may: ['addressLocality'] },
  PropertyValue: { must: ['propertyID', 'value'] },
  QuantitativeValue: { must: ['value', 'unitText'] },
  RealEstateAgent: { must: ['name', 'address', 'telephone'], may: BUSINESS },
  RealEstateListing: {
    must: ['name', 'url', 'datePosted', 'description', 'offers', 'mainEntity'],
    may: ['dateModified'],
  },
  Residence: PLACE,
  Place: PLACE,
  Accommodation: { ...PLACE, may: [...(PLACE.may ?? []), ...ROOMS] },
  UnitPriceSpecification: { must: ['price', 'priceCurrency', 'unitCode'] },
  WebSite: { must: ['name', 'url'] },
};
/** What everything may say. */
const OF_ANY = ['@type', '@id', 'name', 'url', 'image', 'description', 'identifier', 'sameAs'];

const ADDRESSES = ['url', 'item', 'image', 'logo', 'photo', 'hasMap', 'sameAs'].concat(
  ...['availability', 'businessFunction', '@id'],
);
const ADDRESS = /^https?:\/\/[^\s/]+\/\S*$/;
/** How a value must look. */
const LOOKS: Readonly<Record<string, RegExp>> = {
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

function expectGood(thing: Thing): void {
  const types = typesOf(thing);
  expect(Object.keys(RULES)).toEqual(expect.arrayContaining(types));
  const rules = types.flatMap((type) => RULES[type] ?? []);
  for (const name of rules.flatMap(({ must }) => must)) {
    expect([undefined, null, ''], `${name} of ${types.join()}`).not.toContain(thing[name]);
  }
  const allowed = [...OF_ANY, ...rules.flatMap(({ must, may = [] }) => [...must, ...may])];
  expect(allowed, types.join()).toEqual(expect.arrayContaining(Object.keys(thing)));
  for (const [name, value] of Object.entries(thing)) {
    const look = LOOKS[name];
    if (look) for (const one of [value].flat()) expect(String(one), name).toMatch(look);
  }
  const address = thing.streetAddress;
  // No part of an address is said twice.
  if (typeof address === 'string') {
    const parts = address.split(', ');
    expect(parts).toEqual([...new Set(parts)]);
  }
}

/**
 * The things that a page's JSON-LD tells of; fails where one is of an unknown type, lacks what its type must say, says
 * what schema.org has no word for, or says it in a way that nobody reads.
 */
export function readThings(json: string): readonly Thing[] {
  const document = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
  expect(document['@context']).toBe('https://schema.org');
  for (const thing of everyThing(document['@graph'])) expectGood(thing);
  return document['@graph'];
}

/** The one thing of a type; fails where there is none. */
export function thingOf(things: readonly Thing[], type: string): Thing {
  const found = things.find((thing) => typesOf(thing).includes(type));
  expect(found, type).toBeDefined();
  return found ?? {};
}
