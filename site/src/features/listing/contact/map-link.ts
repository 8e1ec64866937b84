import { placeOf } from '../../../domain';
import type { Listing } from '../../../domain';

/** The link to a listing's place on a map. */
export const mapLink = (property: Listing): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeOf(property))}`;
