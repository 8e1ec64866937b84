import type { ImagesChange } from '../../../requests/changes';
import type { ListingCard } from '../../../domain';

/** A property with the pictures that it has now, where it is the one that has got others. */
export const withPictures = <T extends ListingCard>(listing: T, { id, images }: ImagesChange): T =>
  listing._id === id ? { ...listing, images, imagePaths: images.map(({ path }) => path) } : listing;
