import type { ListingCard } from './api-types';
import { AREA_UNITS } from './area-units';
import { namedAreaOf, priceOf } from './format/listing';
import { toSquareFeet } from './format/area';

/** The maximum number of similar listings on a page. */
export const MOST_SIMILAR = 6;
/**
 * Similar listings of other localities are chosen from this many next cheaper and this many next more expensive
 * listings of the list. Fewer than `MOST_SIMILAR` of these are of the listing's own locality.
 */
export const SIMILAR_REACH = 12;

/** The ratio of the larger to the smaller number; 1.5 if one is unknown. */
const ratio = (a: number, b: number): number =>
  a > 0 && b > 0 ? Math.max(a, b) / Math.min(a, b) : 1.5;

const bedroomsOf = ({ bedroom }: ListingCard): number => Number.parseFloat(bedroom ?? '') || 0;

function squareFeetOf(listing: ListingCard): number {
  const size = namedAreaOf(listing);
  return size && size.unit in AREA_UNITS ? toSquareFeet(size.area, size.unit) : 0;
}

/** The ratio of two listings in size: by bedrooms for homes, else by the area for comparing prices. */
function sizeRatio(a: ListingCard, b: ListingCard): number {
  const [bedrooms, others] = [bedroomsOf(a), bedroomsOf(b)];
  return bedrooms > 0 && others > 0
    ? ratio(bedrooms, others)
    : ratio(squareFeetOf(a), squareFeetOf(b));
}

/** Sorts by distance; of equal distances, the newest listing is first. */
const nearest = (
  candidates: readonly ListingCard[],
  distance: (other: ListingCard) => number,
): ListingCard[] =>
  candidates
    .map((other) => ({ other, away: distance(other) }))
    .sort(
      (a, b) =>
        a.away - b.away ||
        b.other.createdAt.localeCompare(a.other.createdAt) ||
        b.other._id.localeCompare(a.other._id),
    )
    .map(({ other }) => other);

/**
 * The similar listings of other localities, nearest in size and price first.
 * @param near the `SIMILAR_REACH` next cheaper and next more expensive listings of the same list
 */
export function similarElsewhere(
  listing: ListingCard,
  near: readonly ListingCard[],
  most: number,
): ListingCard[] {
  const elsewhere = near.filter(({ locality }) => locality !== listing.locality);
  const price = priceOf(listing) ?? 0;
  return nearest(
    elsewhere,
    (other) => ratio(priceOf(other) ?? 0, price) * sizeRatio(other, listing),
  ).slice(0, most);
}

/**
 * Up to six listings: first those of the same locality, nearest in price first, then those of other localities.
 * @param neighbours active listings of the same area, list and locality; the listing itself may be among them
 * @param near see `similarElsewhere`
 */
export function similarListings(
  listing: ListingCard,
  neighbours: readonly ListingCard[],
  near: readonly ListingCard[],
): ListingCard[] {
  const price = priceOf(listing) ?? 0;
  const others = neighbours.filter((other) => other._id !== listing._id);
  const own = nearest(others, (other) => Math.abs((priceOf(other) ?? 0) - price));
  const fromHere = own.slice(0, MOST_SIMILAR);
  return [...fromHere, ...similarElsewhere(listing, near, MOST_SIMILAR - fromHere.length)];
}
