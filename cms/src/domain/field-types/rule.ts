/** The rule of one field for its type: the label for messages, the options, and the maximum length. */
export interface Rule {
  readonly label: string;
  readonly options: readonly string[];
  readonly max: number;
}

/** Source: docs/contract.md, "Conventions" and "Listing fields". */
export const LIMITS = { amount: 1e12, text: 200, link: 2000 } as const;

/** Trims a text; an empty text becomes null. Other values stay unchanged. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The number of characters, not of UTF-16 units: a character outside the basic plane counts once. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a text has more characters than `max`. The characters of a very long text are not counted. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > 2 * max || (text.length > max && lengthOf(text) > max);

export const tooLongMessage = (label: string, max: number): string =>
  `${label} must be at most ${String(max)} characters`;

/** NUL and lone surrogates. No database stores them unchanged. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Whether there is no value. Required fields are checked elsewhere. */
export const isNone = (value: unknown): value is null | undefined =>
  value === null || value === undefined;
