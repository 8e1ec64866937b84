import { number, object, string } from 'yup';
import { readList } from '../../../cms/src/import/file/cell';
import { asList, asText, noOptions, transform } from './step';
import { wordTable } from './words';

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
