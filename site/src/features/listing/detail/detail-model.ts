import { withoutNulls } from '../card/card-listing';
import type { Listing } from '../../../domain';
import { mapLink } from '../contact/map-link';
import { factGroups } from './facts';
import type { FactGroup } from './facts';
import { priceWords } from './price-words';

/** A listing with its derived texts: computed on the server, because the catalogue's code is larger than the page's. */
export interface DetailModel {
  readonly property: Listing;
  /** The price in words; null where it is unknown. */
  readonly words: string | null;
  /** Where maps find it. */
  readonly map: string;
  readonly facts: readonly FactGroup[];
}

export const toDetailModel = (property: Listing): DetailModel => ({
  property: withoutNulls(property),
  words: priceWords(property),
  map: mapLink(property),
  facts: factGroups(property),
});
