import type { Listing, ListingCard } from '../api-types';
import { AREA_UNITS } from '../area-units';
import { numberText, toSquareFeet } from './area';
import { listOfListing, namedAreaOf, priceOf, SIZES } from './listing';

type Shown = Listing | ListingCard;

/** So many listings, the compared one included, give a median. Source: docs/contract.md, "Details". */
const FEWEST = 5;

const UNITS = ['areaPlotUnit', 'areaBuiltUpUnit', 'areaSuperUnit', 'areaCarpetUnit'] as const;

/** The fields that a rate and its comparison are computed from. */
export const RATE_FIELDS: ReadonlySet<string> = new Set<keyof Listing>([
  ...(['category', 'propertyFor', 'propertyType', 'expectedPrice', 'expectedRent'] as const),
  ...([...SIZES, ...UNITS, 'locality'] as const),
]);

/** The price in rupees per square foot of the named area, rounded to a hundredth; a rent's is of one month. */
interface Rate {
  readonly rupees: number;
  readonly name: string;
}

/**
 * The rate of a sale or a rent; null if price or area is unknown, below half a rupee, and for a place of a paying guest.
 */
export function rateOf(listing: Shown): Rate | null {
  const size = namedAreaOf(listing);
  const price = priceOf(listing);
  if (listing.propertyFor === 'PG ACCOMMODATION' || price === null || size === null) return null;
  if (!(size.unit in AREA_UNITS)) return null;
  const rupees = Math.round((price / toSquareFeet(size.area, size.unit)) * 100) / 100;
  // It would be shown as 0.
  return rupees < 0.5 ? null : { rupees, name: size.name };
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

/** Median rates, by what the listings share that give them. */
export type Medians = ReadonlyMap<string, number>;

/**
 * The median rates of a locality, for `medianIn`.
 * @param listings the active listings of a list and a locality; they need `RATE_FIELDS` alone
 */
export function mediansOf(listings: readonly Shown[]): Medians {
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
const computed = new WeakMap<readonly Shown[], Medians>();

/** The one of the medians that a listing compares with, in rupees per square foot; null if there is none. */
function medianIn(medians: Medians, listing: Shown): number | null {
  const rate = rateOf(listing);
  return rate && (medians.get(groupOf(listing, rate)) ?? null);
}

/**
 * The median rate of the listings of the same purpose, type and named area, in rupees per square foot; null if fewer
 * than five give one.
 * @param neighbours the active listings of the listing's list and locality, the listing itself among them
 */
export function medianRate(listing: Shown, neighbours: readonly Shown[]): number | null {
  const medians = computed.get(neighbours) ?? mediansOf(neighbours);
  computed.set(neighbours, medians);
  return medianIn(medians, listing);
}

/** `4 % below`, or `at`. */
function byMedian(rupees: number, median: number): string {
  const percent = Math.round((rupees / median - 1) * 100);
  if (percent === 0) return 'at';
  return `${numberText(Math.abs(percent))} % ${percent < 0 ? 'below' : 'above'}`;
}

const rupeesText = ({ rupees }: Rate): string => `₹ ${numberText(Math.round(rupees))}`;

/** `₹ 9,450 / sq. ft. (super)`; null without a rate. A rent's is of one month, as the price beside it. */
export function cardRate(listing: Shown): string | null {
  const rate = rateOf(listing);
  return rate && `${rupeesText(rate)} / sq. ft. (${rate.name.replace(/ area$/, '')})`;
}

/** `4 % below median`; null without a rate or a median. */
export function cardComparison(listing: Shown, medians: Medians | undefined): string | null {
  const rate = rateOf(listing);
  const median = medians && medianIn(medians, listing);
  return rate && median ? `${byMedian(rate.rupees, median)} median` : null;
}

/**
 * `₹ 9,450 per sq. ft. of super area, 4 % below the median of its type in Sector 7`; null without a rate.
 * @param median see `medianRate`
 */
export function rateText(listing: Shown, median: number | null): string | null {
  const rate = rateOf(listing);
  if (!rate) return null;
  const isRent = listOfListing(listing).offer === 'Rent';
  const own = `${rupeesText(rate)} per sq. ft. of ${rate.name}${isRent ? ' a month' : ''}`;
  return median === null || !listing.locality
    ? own
    : `${own}, ${byMedian(rate.rupees, median)} the median of its type in ${listing.locality}`;
}
