import { withoutNulls } from '../card/card-listing';
import type { Listing } from '../../../domain';
import { mapLink } from '../contact/map-link';
import { factGroups } from './facts';
import type { FactGroup } from './facts';
import { priceWords } from './price-words';

/** A property with what its page says of it: the catalogue that says it would weigh more than the page. */
export interface DetailModel {
  readonly property: Listing;
  /** Its price in words; null where none is known. */
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
