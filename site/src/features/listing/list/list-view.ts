import type { FailureMessage } from '../../../requests/failure-message';
import type { ActiveFilter, ListData } from './list-data';

/** The results for the last requested address. */
export interface Answers {
  /** The query of these results; null before the first result. */
  readonly query: string | null;
  readonly active: readonly ActiveFilter[];
  /** The ignored filters of the query. */
  readonly leftOut: ActiveFilter | null;
  /** `own` means that the address names the published page. */
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

/** Returns the next state. The previous state is kept only if the query is the same. */
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
  /** The result for the current address only; null until it is loaded. */
  readonly data: ListData | null;
}

/**
 * The view of the published page, or of the CMS's current version of it. If the CMS fails, the published page stays.
 */
function ownView({ query, found, failure }: Answers, own: ListData, mustBeNow: boolean): ListView {
  const renewed = query === '' && found && found !== 'own' && found.page === own.page;
  const data = renewed ? found : own;
  const view = { data, isRead: true, active: [], leftOut: null, failure: null };
  if (!mustBeNow) return { ...view, phase: 'own' };
  if (query === '' && failure) return { ...view, phase: 'failed', failure };
  return { ...view, phase: query === '' && found ? 'own' : 'asking' };
}

/**
 * @param query the query of the address; the result of another query is never shown
 * @param own the published page
 * @param mustBeNow whether to wait for the CMS's version; true for staff, who see unpublished listings
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
