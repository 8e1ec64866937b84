import { useCallback, useEffect, useReducer, useState } from 'react';
import { failureWords } from '../../../calls/api-error';
import type { Area, ListKey } from '../../../domain';
import type { ListData } from './list-data';
import { answered, NO_ANSWERS, viewOf } from './list-view';
import type { ListView } from './list-view';
import { remembered } from './remembered';

interface UsedList {
  readonly view: ListView;
  readonly retry: () => void;
}

/**
 * What a list shows: its own page, or what the CMS answers to the query of the address.
 * @param query of the address; empty in static HTML
 * @param own the page as it was published
 */
export function useList(area: Area, list: ListKey, query: string, own: ListData): UsedList {
  const key = `${area} ${list} ${query}`;
  const [answers, dispatch] = useReducer(answered, remembered.get(key) ?? NO_ANSWERS);
  const [attempt, setAttempt] = useState(1);
  const { limit } = own;

  useEffect(() => {
    if (query === '') return undefined;
    const known = remembered.get(key);
    if (known) dispatch({ type: 'recalled', answers: known });
    const ender = new AbortController();
    const search = async () => {
      const { ask } = await import('./ask');
      if (ender.signal.aborted) return;
      const asked = ask(area, list, query, limit, ender.signal);
      if (!asked) {
        dispatch({ type: 'nothing asked', query });
        return;
      }
      dispatch({ type: 'read', active: asked.active });
      const found = await asked.answer;
      remembered.set(key, { query, active: asked.active, found, failure: null });
      dispatch({ type: 'found', query, found });
    };
    search().catch((error: unknown) => {
      if (!ender.signal.aborted) dispatch({ type: 'failed', query, failure: failureWords(error) });
    });
    return () => {
      ender.abort();
    };
  }, [area, list, query, limit, key, attempt]);

  const retry = useCallback(() => {
    dispatch({ type: 'asked again' });
    setAttempt((last) => last + 1);
  }, []);
  return { view: viewOf(answers, query, own), retry };
}
