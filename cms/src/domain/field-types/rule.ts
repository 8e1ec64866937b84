/** What a field's type knows of its place: whom a message names, and what may be chosen. */
export interface Rule {
  readonly label: string;
  readonly options: readonly string[];
  readonly max: number;
}

/** Source: docs/contract.md, "Conventions" and "Listing fields". */
export const LIMITS = { amount: 1e12, text: 200, link: 2000 } as const;

/** Text without its outer spaces, an empty one as none; all else as it is. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Characters as people count them: a letter outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a text has more characters than `max`; a very long one is not counted. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > 2 * max || (text.length > max && lengthOf(text) > max);

export const tooLongMessage = (label: string, max: number): string =>
  `${label} must be at most ${String(max)} characters`;

/** NUL and halves of characters: no database stores them as they are. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Whether nothing is given: what is required is asked for elsewhere. */
export const isNone = (value: unknown): value is null | undefined =>
  value === null || value === undefined;
