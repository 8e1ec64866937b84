import { placeOf } from '../../../domain';
import type { Listing } from '../../../domain';

/** Where maps find a property. */
export const mapLink = (property: Listing): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeOf(property))}`;
