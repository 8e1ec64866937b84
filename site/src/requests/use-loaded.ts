import { useCallback, useEffect, useReducer } from 'react';
import { failureMessage } from './failure-message';
import type { FailureMessage } from './failure-message';

interface Loaded<T> {
  /** Null during loading. */
  readonly value: T | null;
  readonly failure: FailureMessage | null;
  /** The thrown error, if any. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Replaces the value with the result of a write. */
  readonly replace: (value: T) => void;
  /** Loads again. The current value stays until the new one has loaded. */
  readonly refresh: () => void;
}

type Outcome<T> = Pick<Loaded<T>, 'value' | 'failure' | 'error'>;

const NOTHING = { value: null, failure: null, error: null };

/** Loads a value when its component mounts. @param load a stable function; a different function loads again */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [outcome, settle] = useReducer((_: Outcome<T>, next: Outcome<T>) => next, NOTHING);
  const [attempt, refresh] = useReducer((last: number) => last + 1, 1);

  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) settle({ ...NOTHING, value });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) {
          settle({ value: null, failure: failureMessage(error), error });
        }
      },
    );
    return () => {
      controller.abort();
    };
  }, [load, attempt]);

  const replace = useCallback((value: T) => {
    settle({ ...NOTHING, value });
  }, []);
  const retry = useCallback(() => {
    settle(NOTHING);
    refresh();
  }, [refresh]);
  return { ...outcome, retry, replace, refresh };
}
