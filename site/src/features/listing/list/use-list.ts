import { useEffect, useReducer } from 'react';
import { navigate } from 'gatsby';
import { pageLoaded } from '../../../browser/page-loaded';
import { failureMessage } from '../../../requests/failure-message';
import { lastPage } from '../../../components/pager/page-numbers';
import { EMPTY_SEARCH } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { currentSession } from '../../../session/session';
import { fetchListPage } from './fetch-list-page';
import type { ListData } from './list-data';
import { answered, NO_ANSWERS, viewOf } from './list-view';
import type { Answers, ListView } from './list-view';
import { pageAddress } from './queries';
import { useViewer } from '../use-viewer';

const MOST = 20;
const answers = new Map<string, Answers>();

/** The last results of this visit, so that the way back from a listing shows its list at once. */
const searchCache = {
  get: (key: string): Answers | undefined => answers.get(key),
  set: (key: string, answer: Answers): void => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  },
};
/** The parsed query, without its result. */
type Read = Pick<Answers, 'active' | 'leftOut'>;

interface UsedList {
  readonly view: ListView;
  readonly retry: () => void;
  /** Fetches again after a write; the current content stays until then. */
  readonly refresh: () => void;
  /** Replaces the cards with the result of a write. */
  readonly show: (cards: ListData['lists']) => void;
}

/** Whether the list now ends before this page, because listings were deleted. */
const isBeyondEnd = ({ lists, count }: ListData): boolean => lists.length === 0 && count > 0;

/**
 * Returns the state of a list: its published page with the CMS's current version, or the search of the address.
 * @param query the query of the address; empty in static HTML
 * @param own the published page
 * @param limit the number of listings per page: that of the published page, or the rows of staff's table
 */
export function useList(
  area: Area,
  list: ListKey,
  query: string,
  own: ListData,
  limit: number,
): UsedList {
  const { viewer, seesUnpublished } = useViewer(area);
  const { limit: ownLimit, page } = own;
  const key = [viewer, area, list, limit, query === '' ? page : query].join(' ');
  const [answers, dispatch] = useReducer(answered, searchCache.get(key) ?? NO_ANSWERS);
  const [attempt, refresh] = useReducer((last: number) => last + 1, 1);

  useEffect(() => {
    const known = searchCache.get(key);
    if (known) dispatch({ type: 'recalled', query, answers: known });
    const controller = new AbortController();

    const settle = (found: ListData, { active, leftOut }: Read = NO_ANSWERS) => {
      if (isBeyondEnd(found)) {
        navigate(pageAddress(area, list, query, lastPage(found.count, limit)), { replace: true });
        return;
      }
      searchCache.set(key, { query, active, leftOut, found, failure: null });
      dispatch({ type: 'found', query, found });
    };
    const renew = async () => {
      await pageLoaded();
      const asked = { search: EMPTY_SEARCH, page };
      settle(await fetchListPage(area, list, asked, limit, controller.signal));
    };
    const search = async () => {
      const { runSearch } = await import('./run-search');
      if (controller.signal.aborted) return;
      const { answer, ...read } = runSearch(
        area,
        list,
        query,
        limit,
        ownLimit,
        controller.signal,
        currentSession(),
      );
      dispatch({ type: 'read', query, ...read });
      if (answer) settle(await answer, read);
      else dispatch({ type: 'found', query, found: 'own' });
    };
    (query === '' ? renew() : search()).catch((error: unknown) => {
      if (!controller.signal.aborted)
        dispatch({ type: 'failed', query, failure: failureMessage(error) });
    });
    return () => {
      controller.abort();
    };
  }, [area, list, query, limit, ownLimit, page, key, attempt]);

  const retry = () => {
    dispatch({ type: 'asked again', query });
    refresh();
  };
  // Shows a cached result at once, so that on the way back the page has its height and keeps its scroll position.
  const known = answers.query === query ? answers : (searchCache.get(key) ?? answers);
  const view = viewOf(known, query, own, seesUnpublished);
  const show: UsedList['show'] = (lists) => {
    if (view.data) dispatch({ type: 'found', query, found: { ...view.data, lists } });
  };
  return { view, retry, refresh, show };
}
