import { numberText } from './area';

export const CRORE = 1e7;
export const LAKH = 1e5;

/** The short price on cards: `1.25 Cr`, `95.00 Lac`; below a lakh, digits in Indian groups. */
export function priceShort(rupees: number): string {
  if (rupees < LAKH) return numberText(rupees);
  const lakhs = (rupees / LAKH).toFixed(2);
  // A price that rounds up to a hundred lakh is shown as one crore.
  return Number(lakhs) < 100 ? `${lakhs} Lac` : `${(rupees / CRORE).toFixed(2)} Cr`;
}

/** The price on pages: `₹ 1.25 Cr`; a rent ends with ` / month`. */
export const priceText = (rupees: number, isRent: boolean): string =>
  `₹ ${priceShort(rupees)}${isRent ? ' / month' : ''}`;
