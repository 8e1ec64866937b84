/** What a spreadsheet takes for a formula. Some read full-width signs like the others. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const GUARDED = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** The text of a CSV cell that a spreadsheet does not take for a formula: with a `'` before it. */
export const guardedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell without the `'` of `guardedCell`. */
export const unguardedCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
