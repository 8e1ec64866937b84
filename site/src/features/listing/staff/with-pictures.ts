import type { ImagesChange } from '../../../requests/changes';
import type { ListingCard } from '../../../domain';

/** Returns the listing with its new pictures, if the change belongs to this listing. */
export const withPictures = <T extends ListingCard>(listing: T, { id, images }: ImagesChange): T =>
  listing._id === id ? { ...listing, images, imagePaths: images.map(({ path }) => path) } : listing;
