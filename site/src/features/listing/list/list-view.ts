import type { FailureMessage } from '../../../requests/failure-message';
import type { ActiveFilter, ListData } from './list-data';

/** The result of the last requested address. */
export interface Answers {
  /** The query of this result; null before the first. */
  readonly query: string | null;
  readonly active: readonly ActiveFilter[];
  /** The filter of the query that is ignored. */
  readonly leftOut: ActiveFilter | null;
  /** `own`: the address asks for the published page. */
  readonly found: ListData | 'own' | null;
  readonly failure: FailureMessage | null;
}

export type Answer = { readonly query: string } & (
  | { readonly type: 'recalled'; readonly answers: Answers }
  | {
      readonly type: 'read';
      readonly active: readonly ActiveFilter[];
      readonly leftOut: ActiveFilter | null;
    }
  | { readonly type: 'found'; readonly found: ListData | 'own' }
  | { readonly type: 'failed'; readonly failure: FailureMessage }
  | { readonly type: 'asked again' }
);

export const NO_ANSWERS: Answers = {
  query: null,
  active: [],
  leftOut: null,
  found: null,
  failure: null,
};

/** The previous state is kept only if the query is the same. */
export function answered(before: Answers, answer: Answer): Answers {
  const { query } = answer;
  const answers = before.query === query ? before : { ...NO_ANSWERS, query };
  switch (answer.type) {
    case 'recalled':
      return answer.answers;
    case 'read':
      return { ...answers, active: answer.active, leftOut: answer.leftOut };
    case 'found':
      return { ...answers, found: answer.found, failure: null };
    case 'failed':
      return { ...answers, failure: answer.failure };
    case 'asked again':
      return { ...answers, found: null, failure: null };
  }
}

export interface ListView extends Pick<Answers, 'active' | 'leftOut' | 'failure'> {
  readonly phase: 'own' | 'asking' | 'found' | 'failed';
  /** Whether the address's query has been parsed. */
  readonly isRead: boolean;
  /** The result for the current address only; null while it is unknown. */
  readonly data: ListData | null;
}

/** The published page, or the CMS's current version of it. Where the CMS fails, the published page stays. */
function ownView({ query, found, failure }: Answers, own: ListData, mustBeNow: boolean): ListView {
  const renewed = query === '' && found && found !== 'own' && found.page === own.page;
  const data = renewed ? found : own;
  const view = { data, isRead: true, active: [], leftOut: null, failure: null };
  if (!mustBeNow) return { ...view, phase: 'own' };
  if (query === '' && failure) return { ...view, phase: 'failed', failure };
  return { ...view, phase: query === '' && found ? 'own' : 'asking' };
}

/**
 * @param query of the address: the answer to another query is never shown
 * @param own the published page
 * @param mustBeNow whether to wait for the CMS's version, as for staff, who see unpublished listings
 */
export function viewOf(
  answers: Answers,
  query: string,
  own: ListData,
  mustBeNow = false,
): ListView {
  if (query === '') return ownView(answers, own, mustBeNow);
  const isRead = answers.query === query;
  const { active, leftOut, found, failure } = isRead ? answers : NO_ANSWERS;
  const data = found === 'own' ? own : found;
  const known = { data, isRead, active, leftOut, failure };
  if (failure) return { ...known, phase: 'failed' };
  if (!found) return { ...known, phase: 'asking' };
  return { ...known, phase: found === 'own' ? 'own' : 'found' };
}
