import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';

export const WORDS_TABLE = 'enquiry_words';
/** Every reference begins with it, so it finds nothing. */
const PREFIX = 'enq';
/** The last digits of a phone number by which staff ask for it. */
const LAST_DIGITS = [4, 5, 6] as const;
/** A note has at most 2,000 characters; a search reads so many of its words. */
const MOST_WORDS = 400;

/** The values of an enquiry that a search by words reads. */
export interface Worded {
  readonly reference: string;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly note?: string | null;
}

/** The words of a text, in lower case. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word !== PREFIX);

/**
 * The form in which a word is stored: hexadecimal digits have the same order in every collation, so that a range of an
 * index finds all words with the same beginning.
 */
export const storedWord = (word: string): string => Buffer.from(word).toString('hex').slice(0, 200);

/** The upper end of the range of a stored beginning. */
export const endOfRange = (begin: string): string => `${begin}g`;

function wordsOf({ reference, name, phone, note }: Worded): ReadonlySet<string> {
  const number = wordsIn(reference).map((word) => word.replace(/^0+/, ''));
  const ends = LAST_DIGITS.map((digits) => (phone ?? '').slice(-digits));
  const words = [reference, name ?? '', phone ?? '', note ?? ''].flatMap(wordsIn);
  return new Set([...words, ...number, ...ends].filter((word) => word !== '').slice(0, MOST_WORDS));
}

/** Adds the words of enquiries, in the current transaction. */
export async function addWords(strapi: Core.Strapi, worded: readonly Worded[]): Promise<void> {
  const rows = worded.flatMap((one) =>
    [...wordsOf(one)].map((word) => [storedWord(word), one.reference]),
  );
  const places = rows.map(() => '(?, ?)').join(', ');
  await queryInTransaction(strapi, (knex) =>
    knex.raw(`insert into ${WORDS_TABLE} (word, reference) values ${places}`, rows.flat()),
  );
}

/** Removes all words of enquiries, in the current transaction: their names and phones are found no more. */
export async function removeWords(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<void> {
  await queryInTransaction(strapi, (knex) =>
    knex(WORDS_TABLE)
      .whereIn('reference', [...references])
      .delete(),
  );
}
