import type { ImagesChange } from '../../../requests/changes';
import type { ListingCard } from '../../../domain';

/** The listing with its new pictures, where the change is of this one. */
export const withPictures = <T extends ListingCard>(listing: T, { id, images }: ImagesChange): T =>
  listing._id === id ? { ...listing, images, imagePaths: images.map(({ path }) => path) } : listing;
