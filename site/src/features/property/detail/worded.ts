import { known } from '../card/card-listing';
import type { Listing } from '../../../domain';
import { factGroups } from './facts';
import type { FactGroup } from './facts';
import { priceWords } from './price-words';

/** A property with what its page says of it: the catalogue that says it would weigh more than the page. */
export interface WordedProperty {
  readonly property: Listing;
  /** Its price in words; null where none is known. */
  readonly words: string | null;
  readonly facts: readonly FactGroup[];
}

export const worded = (property: Listing): WordedProperty => ({
  property: known(property),
  words: priceWords(property),
  facts: factGroups(property),
});
