import { useCallback, useEffect, useReducer, useState } from 'react';
import { failureWords } from './failure-words';
import type { FailureWords } from './failure-words';

interface Loaded<T> {
  /** Null while it is on its way. */
  readonly value: T | null;
  readonly failure: FailureWords | null;
  readonly retry: () => void;
}

type Outcome<T> = Pick<Loaded<T>, 'value' | 'failure'>;

/**
 * Loads something when its component is first shown.
 * @param load the same function as long as the same is wanted: another one loads anew
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [outcome, settle] = useReducer((_: Outcome<T>, next: Outcome<T>) => next, {
    value: null,
    failure: null,
  });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const ender = new AbortController();
    load(ender.signal).then(
      (value) => {
        if (!ender.signal.aborted) settle({ value, failure: null });
      },
      (error: unknown) => {
        if (!ender.signal.aborted) settle({ value: null, failure: failureWords(error) });
      },
    );
    return () => {
      ender.abort();
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    settle({ value: null, failure: null });
    setAttempt((last) => last + 1);
  }, []);
  return { ...outcome, retry };
}
