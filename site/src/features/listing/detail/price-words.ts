import { priceInWords, priceOf } from '../../../domain';
import type { Listing } from '../../../domain';

/** A property's price in words; null where none is known. It weighs more than the page: the page is rendered with it. */
export function priceWords(property: Listing): string | null {
  const price = priceOf(property);
  return price === null ? null : `${priceInWords(price)} Rupees`;
}
