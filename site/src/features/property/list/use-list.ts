import { useCallback, useEffect, useReducer, useState } from 'react';
import { navigate } from 'gatsby';
import { pageLoaded } from '../../../browser/page-loaded';
import { listen } from '../../../calls/changes';
import type { ListingChange } from '../../../calls/changes';
import { failureWords } from '../../../calls/failure-words';
import { lastPage } from '../../../components/pager/page-numbers';
import { EVERYTHING, LISTS } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { sessionNow } from '../../../session/session';
import { find } from './find';
import type { ActiveFilter, ListData } from './list-data';
import { answered, NO_ANSWERS, viewOf } from './list-view';
import type { ListView } from './list-view';
import { pageAddress } from './queries';
import { useViewer } from '../use-viewer';
import { remembered } from './remembered';

interface UsedList {
  readonly view: ListView;
  readonly retry: () => void;
}

/** Listings have gone since its address was written: the list ends before the page. */
const isBeyondEnd = ({ lists, count }: ListData): boolean => lists.length === 0 && count > 0;

/**
 * Whether a change of a region's listings may be seen in a list: who creates one is led to the first page of its list,
 * which looks for itself unless it is there already.
 */
const isHere = (
  change: Exclude<ListingChange, { readonly what: 'pictured' }>,
  list: ListKey,
  isFirstPage: boolean,
): boolean =>
  change.what === 'created'
    ? change.list === list && isFirstPage
    : change.kind === LISTS[list].kind;

/**
 * What a list shows: its own page, renewed by what the CMS has now, or what the CMS answers to the query of the address.
 * It is asked anew after each write that may change it.
 * @param query of the address; empty in static HTML
 * @param own the page as it was published
 */
export function useList(area: Area, list: ListKey, query: string, own: ListData): UsedList {
  const { viewer, mustBeNow } = useViewer(area);
  const { limit, page } = own;
  const key = [viewer, area, list, query === '' ? page : query].join(' ');
  const [answers, dispatch] = useReducer(answered, remembered.get(key) ?? NO_ANSWERS);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const known = remembered.get(key);
    if (known) dispatch({ type: 'recalled', answers: known });
    const ender = new AbortController();

    const settle = (active: readonly ActiveFilter[], found: ListData) => {
      if (isBeyondEnd(found)) {
        navigate(pageAddress(area, list, query, lastPage(found.count, limit)), { replace: true });
        return;
      }
      remembered.set(key, { query, active, found, failure: null });
      dispatch({ type: 'found', query, found });
    };
    const renew = async () => {
      await pageLoaded();
      const asked = { search: EVERYTHING, page };
      settle([], await find(area, list, asked, limit, ender.signal));
    };
    const search = async () => {
      const { ask } = await import('./ask');
      if (ender.signal.aborted) return;
      const asked = ask(area, list, query, limit, ender.signal, sessionNow());
      if (!asked) {
        dispatch({ type: 'nothing asked', query });
        return;
      }
      dispatch({ type: 'read', active: asked.active });
      settle(asked.active, await asked.answer);
    };
    (query === '' ? renew() : search()).catch((error: unknown) => {
      if (!ender.signal.aborted) dispatch({ type: 'failed', query, failure: failureWords(error) });
    });
    return () => {
      ender.abort();
    };
  }, [area, list, query, limit, page, key, attempt]);

  useEffect(
    () =>
      listen('listings', (change) => {
        if (change.what === 'pictured') {
          dispatch({ ...change, type: 'pictured' });
        } else if (change.area === area && isHere(change, list, query === '' && page === 1)) {
          setAttempt((last) => last + 1);
        }
      }),
    [area, list, query, page],
  );

  const retry = useCallback(() => {
    dispatch({ type: 'asked again' });
    setAttempt((last) => last + 1);
  }, []);
  return { view: viewOf(answers, query, own, mustBeNow), retry };
}
