import type { ListingCard } from './api-types';
import { priceOf } from './format/listing';

const MOST = 6;

/**
 * Up to six of the candidates nearest in price, ties newest.
 * @param candidates active listings of the same area, list and locality; the listing itself may be among them
 */
export function similarListings(
  listing: ListingCard,
  candidates: readonly ListingCard[],
): ListingCard[] {
  const price = priceOf(listing) ?? 0;
  const distance = (other: ListingCard): number => Math.abs((priceOf(other) ?? 0) - price);
  return candidates
    .filter((other) => other._id !== listing._id)
    .map((other) => ({ other, away: distance(other) }))
    .sort(
      (a, b) =>
        a.away - b.away ||
        b.other.createdAt.localeCompare(a.other.createdAt) ||
        b.other._id.localeCompare(a.other._id),
    )
    .slice(0, MOST)
    .map(({ other }) => other);
}
