import { NUMERIC } from './field-types/numbers';
import { CRORE, LAKH } from './format/price';

/** Digits grouped by commas, in the Indian or the international way: `1,25,00,000`, `12,500,000`. */
const GROUPED = /^[+-]?(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d+)?$/;

/** Removes the grouping commas of an amount; any other text stays, so that it fails the validation. */
export function normalizeAmount(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}

const CURRENCY = /^(₹|rs\b\.?|inr\b)\s*/i;
/** The ending of amounts on cheques: `95,000/-`. */
const ENDING = /\s*\/-$/;

const UNITS: readonly (readonly [name: RegExp, rupees: number])[] = [
  [/^(cr|crores?)$/i, CRORE],
  [/^(l|lacs?|lakhs?)$/i, LAKH],
  [/^(k|thousand)$/i, 1000],
];
const PART = /^(\d+(?:\.\d+)?)\s*([a-z]+)\.?,?\s*/i;

/** `1 Cr 25 Lac` in rupees; null for any other text. Units must descend. */
function rupeesOf(text: string): number | null {
  let rest = text;
  let total = 0;
  let last = Infinity;
  while (rest !== '') {
    const [part, number, name = ''] = PART.exec(rest) ?? [];
    const unit = UNITS.find(([pattern]) => pattern.test(name))?.[1];
    if (part === undefined || unit === undefined || unit >= last) return null;
    total += Number(number) * unit;
    last = unit;
    rest = rest.slice(part.length);
  }
  return last === Infinity ? null : Math.round(total * 100) / 100;
}

/**
 * Converts a typed price to rupees for the API: `2 Cr`, `90 lac`, `1 cr 25 lac`, `25k`, `₹ 97,00,000`. Any other text
 * stays, so that it fails the validation.
 * Source: docs/contract.md, "Forms".
 */
export function normalizeMoney(typed: string): string {
  const text = typed.trim().replace(CURRENCY, '').replace(ENDING, '');
  const plain = normalizeAmount(text);
  if (NUMERIC.test(plain)) return plain;
  const rupees = rupeesOf(text);
  return rupees === null ? typed.trim() : String(rupees);
}

/** A price below this, in rupees, is usually meant in lakhs or crores, with the unit missing. */
const LEAST_LIKELY = 1000;

/** Whether a typed price is so low that the user must confirm it. */
export function isUnlikelyPrice(typed: string): boolean {
  const rupees = Number(normalizeMoney(typed));
  return rupees > 0 && rupees < LEAST_LIKELY;
}
