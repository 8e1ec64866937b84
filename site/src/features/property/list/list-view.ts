import type { FailureWords } from '../../../calls/failure-words';
import type { ActiveFilter, ListData } from './list-data';

/** The last that a list's searches came to. */
export interface Answers {
  /** The query that `found` or `failure` is of; null before the first answer. */
  readonly query: string | null;
  readonly active: readonly ActiveFilter[];
  readonly found: ListData | null;
  readonly failure: FailureWords | null;
}

export type Answer =
  | { readonly type: 'recalled'; readonly answers: Answers }
  | { readonly type: 'read'; readonly active: readonly ActiveFilter[] }
  | { readonly type: 'found'; readonly query: string; readonly found: ListData }
  | { readonly type: 'nothing asked'; readonly query: string }
  | { readonly type: 'failed'; readonly query: string; readonly failure: FailureWords }
  | { readonly type: 'asked again' };

export const NO_ANSWERS: Answers = { query: null, active: [], found: null, failure: null };

export function answered(answers: Answers, answer: Answer): Answers {
  switch (answer.type) {
    case 'recalled':
      return answer.answers;
    case 'read':
      return { ...answers, active: answer.active };
    case 'found':
      return { ...answers, query: answer.query, found: answer.found, failure: null };
    case 'nothing asked':
      return { ...NO_ANSWERS, query: answer.query };
    case 'failed':
      return { ...answers, query: answer.query, failure: answer.failure };
    case 'asked again':
      return { ...answers, query: null, failure: null };
  }
}

/** What a list shows. */
export interface ListView {
  /** `own`: the published page. While a search is `asking` or has `failed`, `data` is of what was there before. */
  readonly phase: 'own' | 'asking' | 'found' | 'failed';
  readonly data: ListData;
  readonly active: readonly ActiveFilter[];
  readonly failure: FailureWords | null;
}

/**
 * @param query of the address: an answer to any other is never shown as its own
 * @param own the page as it was published
 * @param mustBeNow whether it waits for what the CMS has now, as for staff, who see more than is published
 */
export function viewOf(
  answers: Answers,
  query: string,
  own: ListData,
  mustBeNow = false,
): ListView {
  const { active, failure, found } = answers;
  // Published a moment ago: what the CMS has now takes its place; where it does not answer, the page stands.
  const renewed = query === '' && answers.query === '' && found?.page === own.page ? found : own;
  const ownView: ListView = { phase: 'own', data: renewed, active: [], failure: null };
  if (query === '' && mustBeNow && answers.query !== '') return { ...ownView, phase: 'asking' };
  if (query === '')
    return mustBeNow && failure ? { ...ownView, phase: 'failed', failure } : ownView;
  const data = found ?? own;
  if (answers.query !== query) return { phase: 'asking', data, active, failure: null };
  if (failure) return { phase: 'failed', data, active, failure };
  return found ? { phase: 'found', data: found, active, failure: null } : ownView;
}
