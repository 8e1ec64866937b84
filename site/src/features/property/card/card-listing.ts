import type { ListingCard } from '../../../domain';

/** What a card needs of a property: of its fields those that are known, and a placeholder for the cover alone. */
export type CardListing = ListingCard;

/** An object's entries that have a value: pages carry their data twice, so nulls are left out. */
export const known = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;

/** Cuts a property down to its card: further pictures show once they are asked for, when no page waits for them. */
export const toCard = (listing: ListingCard): CardListing => ({
  ...known(listing),
  imagePaths: listing.imagePaths.slice(0, 1),
  images: listing.images.map((image, place) =>
    place === 0 ? image : { ...image, placeholder: '' },
  ),
});
