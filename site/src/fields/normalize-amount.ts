/** Thousands parted by commas, in lakhs and crores or in millions: `1,25,00,000`, `12,500,000`. */
const GROUPED = /^[+-]?(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d+)?$/;

/** An amount as a person types it, in the contract's numeric text; what is none stays as it is, for its fault to be told. */
export function normalizeAmount(typed: string): string {
  const text = typed.trim();
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
