import { numberText } from './area';

export const CRORE = 1e7;
export const LAKH = 1e5;

/** The short form of cards: `1.25 Cr`, `95.00 Lac`, below a lakh Indian grouping. */
export function priceShort(rupees: number): string {
  if (rupees < LAKH) return numberText(rupees);
  const lakhs = (rupees / LAKH).toFixed(2);
  // What two decimals round up to a hundred lakh is said as the crore that it is.
  return Number(lakhs) < 100 ? `${lakhs} Lac` : `${(rupees / CRORE).toFixed(2)} Cr`;
}

/** A price as pages say it: `₹ 1.25 Cr`, a rent with ` / month`. */
export const priceText = (rupees: number, isRent: boolean): string =>
  `₹ ${priceShort(rupees)}${isRent ? ' / month' : ''}`;
