import { priceInWords, priceOf } from '../../../domain';
import type { Listing } from '../../../domain';

/** The price in words; null where it is unknown. Computed on the server, because its code is larger than the page's. */
export function priceWords(property: Listing): string | null {
  const price = priceOf(property);
  return price === null ? null : `${priceInWords(price)} Rupees`;
}
