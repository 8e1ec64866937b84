import { number, object, string } from 'yup';
import { cleaned } from '../cell';
import { asList, asText, noOptions, transform } from './step';
import { wordTable } from './words';

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;

/** Resolves Python's escapes, such as `\xa0` and `\'`. */
const unescaped = (text: string): string =>
  text
    .replace(/\\x([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** The entries of `['Park', "McDonald's"]`, or of `study room,servant room`; an empty list gives no entries. */
export function readList(text: string): readonly string[] {
  const isPython = text.startsWith('[') && text.endsWith(']');
  const parts = isPython
    ? [...text.matchAll(QUOTED)].map(([, single, double]) => unescaped(single ?? double ?? ''))
    : text.split(/[,;]/);
  return parts.map(cleaned).filter((part) => part !== '');
}

export const list = transform(noOptions(), () => (cell) => {
  const entries = readList(asText(cell));
  return entries.length > 0 ? entries : null;
});

const orNothing = (entries: readonly string[]) =>
  entries.length > 0 ? [...new Set(entries)] : null;

/** The entries that the table contains, translated by it; others are omitted. Options: the table. */
export const synonyms = transform(
  wordTable(),
  (table) => (cell) => orNothing(asList(cell).flatMap((entry) => table[entry.toLowerCase()] ?? [])),
);

/**
 * The entries of a list as one text, with as many whole entries as fit. Options: `with`, the separator, and `max`
 * characters.
 */
export const join = transform(
  object({ with: string().required(), max: number().integer().min(1).required() }),
  ({ with: separator, max }) =>
    (cell) =>
      asList(cell).reduce((text, entry) => {
        const longer = text === '' ? entry : `${text}${separator}${entry}`;
        return longer.length <= max ? longer : text;
      }, ''),
);
