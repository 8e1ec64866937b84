import type { ListingCard } from '../../../domain';

/** What a card needs of a property: of its fields those that are known. */
export type CardListing = ListingCard;

/** An object's entries that have a value: pages carry their data twice, so nulls are left out. */
export const withoutNulls = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;

/** Cuts a property down to its card: its pictures are told once, not by their paths alone too. */
export const toCard = (listing: ListingCard): CardListing => ({
  ...withoutNulls(listing),
  imagePaths: listing.imagePaths.slice(0, 1),
});
