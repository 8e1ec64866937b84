import { ToWords } from 'to-words/en-IN';
import { numberText } from './area';

const CRORE = 1e7;
const LAKH = 1e5;
const speller = new ToWords();

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

/** Indian English: `Ninety Five Lakh`; crores are counted on, `One Hundred Fifty Crore`, never arabs. */
export function priceInWords(rupees: number): string {
  const whole = Math.round(rupees);
  if (whole < 100 * CRORE) return speller.convert(whole);
  const crores = `${speller.convert(Math.floor(whole / CRORE))} Crore`;
  const rest = whole % CRORE;
  return rest === 0 ? crores : `${crores} ${speller.convert(rest)}`;
}
