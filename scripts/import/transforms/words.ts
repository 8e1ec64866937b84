import { array, object, string } from 'yup';
import { Unreadable } from '../../../cms/src/import/file/cell';
import { checked } from '../checked';
import { asText, transform } from './step';

const words = () => array().of(string().required()).required();

/** Words without information, such as `not available`, give no value. Options: the words. */
export const nothing = transform(
  words(),
  (silent) => (cell) => (silent.includes(asText(cell).toLowerCase()) ? null : cell),
);

type Words = Readonly<Record<string, string>>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((word) => typeof word === 'string');

/** A table from words in lower case to words of the model. */
export const wordTable = () => checked(isWords, '${path} must be a table of words').required();

/** Translates a word. Options: the table; a word that it lacks cannot be read. */
export const choose = transform(wordTable(), (table) => (cell) => {
  const chosen = table[asText(cell).toLowerCase()];
  if (chosen === undefined) {
    throw new Unreadable(
      `is none of the words that the mapping knows: ${Object.keys(table).join(', ')}`,
    );
  }
  return chosen;
});

export function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

const pattern = () =>
  string().required().test('pattern', '${path} is not a regular expression', isRegex);

/** The value of the first pattern that the text matches. Options: `[{ matches, is }]`. */
export const recognise = transform(
  array()
    .of(object({ matches: pattern(), is: string().required() }))
    .required(),
  (cases) => {
    const known = cases.map(({ matches, is }) => ({ matches: new RegExp(matches, 'iu'), is }));
    return (cell) => {
      const found = known.find(({ matches }) => matches.test(asText(cell)));
      if (!found) throw new Unreadable('is nothing that the mapping knows');
      return found.is;
    };
  },
);

/** Replaces each match of a pattern. Options: `[{ each, with }]`. */
export const replace = transform(
  array()
    .of(object({ each: pattern(), with: string().defined() }))
    .required(),
  (pairs) => {
    const known = pairs.map(({ each, with: text }) => ({ each: new RegExp(each, 'giu'), text }));
    return (cell) => known.reduce((text, pair) => text.replace(pair.each, pair.text), asText(cell));
  },
);

const ORDINAL = /^\d+(st|nd|rd|th)$/;

const someWords = () => array().of(string().required());

/**
 * Writes lower-case words like a name: `dlf city phase 3` gives `DLF City Phase 3`, `sector 37d` gives `Sector 37D`.
 * Optional: `acronyms`, written in capitals, and `small`, words that stay in lower case except at the start.
 */
export const titleCase = transform(
  object({ acronyms: someWords(), small: someWords() }).optional(),
  (options) => {
    const acronyms = new Set(options?.acronyms);
    const small = new Set(options?.small);
    const word = (text: string, at: number): string => {
      if (small.has(text) && at > 0) return text;
      const isMark = acronyms.has(text) || (/\d/.test(text) && !ORDINAL.test(text));
      return isMark ? text.toUpperCase() : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    };
    return (cell) =>
      asText(cell)
        .toLowerCase()
        .replace(/[\p{L}\p{N}']+/gu, word);
  },
);

/** A fixed text instead of the value. Options: the text, with `{}` as the placeholder of the value. */
export const say = transform(
  string().required(),
  (sentence) => (cell) => sentence.replace('{}', () => String(cell)),
);
