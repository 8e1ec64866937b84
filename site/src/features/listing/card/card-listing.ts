import type { ListingCard } from '../../../domain';

/** The fields of a card; empty ones are missing. */
export type CardListing = ListingCard;

/** Removes null values, because a page contains its data twice. */
export const withoutNulls = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;

/** Removes the stage and the status that nearly all listings on pages have. */
const withoutDefaults = ({ stage, propresiStatus, propcomStatus, ...rest }: ListingCard) => ({
  ...rest,
  ...(stage !== 'Available' && { stage, propresiStatus, propcomStatus }),
});

/** Reduces a listing to the fields of its card. The paths of further pictures are redundant. */
export const toCard = (listing: ListingCard): CardListing => ({
  ...withoutDefaults(withoutNulls(listing)),
  imagePaths: listing.imagePaths.slice(0, 1),
});
