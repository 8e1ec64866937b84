import { KIND_FACTS, KINDS, listName, listOf } from '../listings';
import type { Kind, ListFacts, ListKey, Purpose } from '../listings';
import { REGIONS } from '../regions';
import type { Area } from '../regions';
import type { Listing, ListingCard } from '../api-types';
import { areaText, numberText } from './area';
import { CHIPS } from './chip-list';
import { priceText } from './price';

type Shown = Listing | ListingCard;

/** The kind of a property, from its category. */
export const kindOf = (listing: Shown): Kind =>
  KINDS.find((kind) => KIND_FACTS[kind].category === listing.category) ?? 'propresi';

/** The list that shows the property. */
export const listOfListing = (listing: Shown): ListFacts =>
  listOf(kindOf(listing), listing.propertyFor as Purpose);

/** The price in rupees: the demand of a sale, or the rent demand of a rent; null if the record has none. */
export const priceOf = (listing: Shown): number | null =>
  listing[listOfListing(listing).priceField] ?? null;

/** The price on a card, `₹ 1.25 Cr` or `₹ 35,000 / month`; null if unknown. */
export function priceLine(listing: Shown): string | null {
  const price = priceOf(listing);
  return price === null ? null : priceText(price, listOfListing(listing).offer === 'Rent');
}

/** An area with its unit. */
export interface Size {
  readonly area: number;
  readonly unit: string;
}

/** The fields of areas. */
export const SIZES = ['areaPlot', 'areaBuiltUp', 'areaSuper', 'areaCarpet'] as const;

/** The first known of plot, built-up, super and carpet area. */
export function areaOf(listing: Shown): Size | null {
  const name = SIZES.find((size) => (listing[size] ?? 0) > 0);
  const area = name && listing[name];
  return name && area ? { area, unit: listing[`${name}Unit`] ?? 'sq ft' } : null;
}

/** `3 BHK` for a home, else the first known area; null if neither is known. */
export function sizeText(listing: Shown): string | null {
  if (kindOf(listing) === 'propresi' && listing.bedroom) return `${listing.bedroom} BHK`;
  const size = areaOf(listing);
  return size ? areaText(size.area, size.unit) : null;
}

const joined = (parts: readonly (string | null | undefined | false)[], by: string): string =>
  parts.filter(Boolean).join(by);

/** `3 BHK Flat for SALE`; a sold or rented one is not offered: `3 BHK Flat`. A draft may have its code alone. */
export const offerOf = (listing: Shown): string => {
  const purpose = listing.stage !== 'Closed' && `for ${String(listing.propertyFor)}`;
  const name = joined([sizeText(listing), listing.propertyType], ' ') || listing.code;
  return joined([name, purpose], ' ');
};

/** `3 BHK Flat for SALE in Shri Radha Apartments`. */
export const titleOf = (listing: Shown): string =>
  joined([offerOf(listing), listing.projectName && `in ${listing.projectName}`], ' ');

/** The short text for reading aloud: `3 BHK Flat, 1,450 sq. ft., Sector 102`; the code of a draft without all of it. */
export function spokenLine(listing: Shown): string {
  const size = areaOf(listing);
  const bhk = kindOf(listing) === 'propresi' && listing.bedroom ? `${listing.bedroom} BHK` : null;
  const facts = [
    joined([bhk, listing.propertyType], ' '),
    size && areaText(size.area, size.unit),
    listing.locality,
  ];
  return joined(facts, ', ') || listing.code;
}

/** `Residential Property For Sale in Dwarka`. */
export const listTitle = (area: Area, list: ListKey): string =>
  `${listName(list)} in ${REGIONS[area].city}`;

/** `12 Residential Property For Sale in Dwarka`. */
export const listHeading = (area: Area, list: ListKey, count: number): string =>
  `${numberText(count)} ${listTitle(area, list)}`;

/** Whether the listing is a plot, such as `Residential Land /Plot`. Only its land is sold. */
const isPlot = ({ propertyType }: Shown): boolean => /\bPlot$/.test(propertyType ?? '');

/** An area with the name of its measure. */
export interface NamedSize extends Size {
  /** `super area`. */
  readonly name: string;
}

const BUILT = [
  ['areaBuiltUp', 'built-up area'],
  ['areaSuper', 'super area'],
  ['areaCarpet', 'carpet area'],
] as const;
const LAND = [['areaPlot', 'plot area']] as const;

/** The area for comparing prices: the plot area of a plot, else the first known of built-up, super and carpet area. */
export function namedAreaOf(listing: Shown): NamedSize | null {
  for (const [key, name] of isPlot(listing) ? LAND : BUILT) {
    const area = listing[key] ?? 0;
    if (area > 0) return { area, unit: listing[`${key}Unit`] ?? 'sq ft', name };
  }
  return null;
}

/** `3 BHK Flat for SALE in Shri Radha Apartments, Sector 7, Dwarka New Delhi at ₹ 1.25 Cr`. */
export function offerLine(listing: Shown, area: Area): string {
  const where = [listing.projectName, listing.locality, REGIONS[area].contactPhrase];
  const price = priceLine(listing);
  return joined([offerOf(listing), `in ${joined(where, ', ')}`, price && `at ${price}`], ' ');
}

/** The text of a chat or message button. It ends with the code, the registration and the page's address. */
export const contactMessage = (listing: Listing, area: Area, url: string): string => {
  const { code, reraNumber } = listing;
  return joined([offerLine(listing, area), code, reraNumber && `RERA ${reraNumber}`, url], ' ');
};

export interface Chip {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** The chips of a card for all known values. A value is one text or several. */
export const chipsOf = (listing: Shown): readonly Chip[] =>
  CHIPS.map(([name, label]) => ({
    name,
    label,
    value: [listing[name] ?? ''].flat().join(', '),
  })).filter(({ value }) => value !== '');
