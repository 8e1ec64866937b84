import type { EnquirySearch } from './read-search';
import { endOfRange, storedWord, WORDS_TABLE } from './words';

type Value = string | number | boolean | Date;
/** A part of an SQL query with the values of its placeholders. */
export interface Part {
  readonly sql: string;
  readonly values: readonly Value[];
}
/** A condition on some columns. */
export interface Condition extends Part {
  readonly columns: readonly string[];
}
export const part = (sql: string, ...values: readonly Value[]): Part => ({ sql, values });
/** Parts joined by a separator. */
export const joined = (parts: readonly Part[], by: string): Part => ({
  sql: parts.map(({ sql }) => sql).join(by),
  values: parts.flatMap(({ values }) => values),
});
/** The searches that come in the order of the follow-ups' days. */
export const isByDay = ({ followUp }: EnquirySearch): boolean =>
  followUp === 'overdue' || followUp === 'due';

const DAY_TESTS = {
  overdue: 'follow_up_on < ?',
  due: 'follow_up_on = ?',
  none: 'follow_up_on is null',
} as const;

function followUpCondition({ followUp, today }: EnquirySearch): readonly Condition[] {
  if (followUp === null) return [];
  const days = followUp === 'none' ? [] : [today];
  const open = part(`is_open = ? and ${DAY_TESTS[followUp]}`, true, ...days);
  return [{ ...open, columns: ['is_open', 'follow_up_on'] }];
}

/** A column that has a value. Null is no filter, and an empty text finds those that have none. */
function equal(column: string, value: string | null): readonly Condition[] {
  if (value === null) return [];
  const test = value === '' ? part(`${column} is null`) : part(`${column} = ?`, value);
  return [{ ...test, columns: [column] }];
}

/** Owner and status, which an index has together. */
function ownerAndStatus({ owner, status }: EnquirySearch): readonly Condition[] {
  const both = [...equal('owner_id', owner), ...equal('stage', status)];
  const columns = both.flatMap((one) => one.columns);
  return both.length < 2 ? both : [{ ...joined(both, ' and '), columns }];
}

/** The conditions beside region, words and days, ordered by how few enquiries match, fewest first. */
export function conditions(search: EnquirySearch): readonly Condition[] {
  const { listing, locality, owner, source } = search;
  const [byDay, open] = isByDay(search)
    ? [followUpCondition(search), []]
    : [[], followUpCondition(search)];
  const work = ownerAndStatus(search);
  const [owned, staged] = owner === null ? [[], work] : [work, []];
  return [
    ...byDay,
    ...equal('listing_code', listing),
    ...equal('locality', locality),
    ...owned,
    ...open,
    ...equal('source', source),
    ...staged,
  ];
}

/** The conditions on the days of a search. */
export const days = ({ from, before }: EnquirySearch): readonly Part[] => [
  ...(from === null ? [] : [part('received_at >= ?', from)]),
  ...(before === null ? [] : [part('received_at < ?', before)]),
];

/** Thousands of phones have the same first digits, and no index finds the newest of them. */
const WHOLE_NUMBER = /^\d{1,7}$/;

/** A word that begins so. A short number is the whole word. Source: docs/contract.md, "Enquiries" */
export const beginning = (word: string): Part => {
  const begin = storedWord(word);
  if (WHOLE_NUMBER.test(word)) return part('word = ?', begin);
  return part('word >= ? and word < ?', begin, endOfRange(begin));
};

/** Whether the enquiry `e` has a word. */
export function hasWord(word: string): Condition {
  const { sql, values } = beginning(word);
  const found = `select 1 from ${WORDS_TABLE} w where w.reference = e.reference and ${sql}`;
  return { sql: `exists (${found})`, values, columns: ['reference'] };
}

/** Whether enquiries that an index finds are tested one by one. */
export const isTested = (search: EnquirySearch): boolean =>
  conditions(search).length > 1 || search.words.length > 0;
