import { ToWords } from 'to-words/en-IN';
import { numberText } from './area';

const CRORE = 1e7;
const LAKH = 1e5;
const speller = new ToWords();

/** The short form of cards: `1.25 Cr`, `95.00 Lac`, below a lakh Indian grouping. */
export function priceShort(rupees: number): string {
  if (rupees >= CRORE) return `${(rupees / CRORE).toFixed(2)} Cr`;
  if (rupees >= LAKH) return `${(rupees / LAKH).toFixed(2)} Lac`;
  return numberText(rupees);
}

/** A price as pages say it: `₹ 1.25 Cr`, a rent with ` / month`. */
export const priceText = (rupees: number, isRent: boolean): string =>
  `₹ ${priceShort(rupees)}${isRent ? ' / month' : ''}`;

/** Indian English: `Ninety Five Lakh`. */
export const priceInWords = (rupees: number): string => speller.convert(Math.round(rupees));
