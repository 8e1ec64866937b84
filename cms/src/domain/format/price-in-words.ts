import { ToWords } from 'to-words/en-IN';
import { CRORE } from './price';

const speller = new ToWords();

/** The price in words of Indian English: `Ninety Five Lakh`. Crore is the largest unit: `One Hundred Fifty Crore`. */
export function priceInWords(rupees: number): string {
  const whole = Math.round(rupees);
  if (whole < 100 * CRORE) return speller.convert(whole);
  const crores = `${speller.convert(Math.floor(whole / CRORE))} Crore`;
  const rest = whole % CRORE;
  return rest === 0 ? crores : `${crores} ${speller.convert(rest)}`;
}
