import type { Listing, ListingCard } from '../api-types';
import { AREA_UNITS } from '../area-units';
import { numberText, toSquareFeet } from './area';
import { listOfListing, namedAreaOf, priceOf } from './listing';

type Shown = Listing | ListingCard;

/** So many listings, the compared one included, give a median. Source: docs/contract.md, "Details". */
const FEWEST = 5;

/** The price in rupees per square foot of the named area, rounded to a hundredth; a rent's is of one month. */
interface Rate {
  readonly rupees: number;
  readonly name: string;
}

/** The rate of a sale or a rent; null if price or area is unknown, and for a place of a paying guest. */
export function rateOf(listing: Shown): Rate | null {
  const size = namedAreaOf(listing);
  const price = priceOf(listing);
  if (listing.propertyFor === 'PG ACCOMMODATION' || price === null || size === null) return null;
  if (!(size.unit in AREA_UNITS)) return null;
  const rupees = Math.round((price / toSquareFeet(size.area, size.unit)) * 100) / 100;
  return { rupees, name: size.name };
}

/** What listings share whose rates are compared: a rate of the carpet area is higher than one of the super area. */
const groupOf = (listing: Shown, { name }: Rate): string =>
  [listing.propertyFor, listing.propertyType, name].join('\n');

function medianOf(rates: readonly number[]): number {
  const sorted = [...rates].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  const sum = middle.reduce((total, rate) => total + rate, 0);
  return Math.round((sum / middle.length) * 100) / 100;
}

function mediansOf(listings: readonly Shown[]): ReadonlyMap<string, number> {
  const groups = new Map<string, number[]>();
  for (const listing of listings) {
    const rate = rateOf(listing);
    if (!rate) continue;
    const key = groupOf(listing, rate);
    groups.set(key, [...(groups.get(key) ?? []), rate.rupees]);
  }
  return new Map(
    [...groups].flatMap(([key, rates]) =>
      rates.length >= FEWEST ? [[key, medianOf(rates)] as const] : [],
    ),
  );
}

/** The medians of a locality, computed once for all pages that are made from the same cards. */
const computed = new WeakMap<readonly Shown[], ReadonlyMap<string, number>>();

/**
 * The median rate of the listings of the same purpose, type and named area, in rupees per square foot; null if fewer
 * than five give one.
 * @param neighbours the active listings of the listing's list and locality, the listing itself among them
 */
export function medianRate(listing: Shown, neighbours: readonly Shown[]): number | null {
  const rate = rateOf(listing);
  if (!rate) return null;
  const medians = computed.get(neighbours) ?? mediansOf(neighbours);
  computed.set(neighbours, medians);
  return medians.get(groupOf(listing, rate)) ?? null;
}

/** `4 % below the median of its type in Sector 7`. */
function comparison(rupees: number, median: number, locality: string): string {
  const percent = Math.round((rupees / median - 1) * 100);
  const by =
    percent === 0 ? 'at' : `${numberText(Math.abs(percent))} % ${percent < 0 ? 'below' : 'above'}`;
  return `${by} the median of its type in ${locality}`;
}

/**
 * `₹ 9,450 per sq. ft. of super area, 4 % below the median of its type in Sector 7`; null without a rate.
 * @param median see `medianRate`
 */
export function rateText(listing: Shown, median: number | null): string | null {
  const rate = rateOf(listing);
  if (!rate) return null;
  const isRent = listOfListing(listing).offer === 'Rent';
  const own = `₹ ${numberText(Math.round(rate.rupees))} per sq. ft. of ${rate.name}${isRent ? ' a month' : ''}`;
  return median === null || !listing.locality
    ? own
    : `${own}, ${comparison(rate.rupees, median, listing.locality)}`;
}
