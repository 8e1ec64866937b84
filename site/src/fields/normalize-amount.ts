/** Digits grouped by commas, in lakhs and crores or in millions: `1,25,00,000`, `12,500,000`. */
const GROUPED = /^[+-]?(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d+)?$/;

/** Removes the grouping commas of an amount; any other text stays, so that it fails the validation. */
export function normalizeAmount(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
