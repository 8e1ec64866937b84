import type { SetAsideRecord } from '../../lib/domain';
import type { PlannedPage } from '../pages/planned-page';

type RecordKey = Pick<SetAsideRecord, 'type' | 'id'>;

const hasId = (item: unknown): item is { readonly _id: string } =>
  typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string';

/**
 * Filters a page's answers: keeps only the records that `isShown` accepts, in each list in an answer and in each answer
 * that is a list. The page's own record always stays.
 */
export function answersWith(
  { answers, kind }: PlannedPage,
  isShown: (record: RecordKey) => boolean,
): PlannedPage['answers'] {
  const shownOf = (list: string, items: readonly unknown[]): readonly unknown[] =>
    items.filter((item) => !hasId(item) || isShown({ type: kind ?? list, id: item._id }));
  const entriesOf = (name: string, answer: unknown): unknown => {
    if (Array.isArray(answer)) return shownOf(name.replace(/\(.*/, ''), answer);
    if (typeof answer !== 'object' || answer === null) return answer;
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]: [string, unknown]) => [
        key,
        Array.isArray(value) ? shownOf(key, value) : value,
      ]),
    );
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, entriesOf(name, answer)]),
  );
}

/** The records of a page, except its own. */
export function recordsOf(planned: PlannedPage): readonly RecordKey[] {
  const found: RecordKey[] = [];
  answersWith(planned, (record) => {
    found.push(record);
    return true;
  });
  return found;
}
