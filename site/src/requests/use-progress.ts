import { useEffect, useState } from 'react';
import { failureMessage } from './failure-message';
import type { FailureMessage } from './failure-message';

const PAUSE_MS = 1000;

interface Followed<T> {
  /** The last known state. */
  readonly now: T;
  /** Why the last question failed; it is asked again. */
  readonly failure: FailureMessage | null;
  /** Continues with the state that a write returned. */
  readonly follow: (next: T) => void;
  readonly retry: () => void;
}

/**
 * Asks again and again how far a job is, also after a failure, while it runs.
 * @param begun the first state @param isRunning whether a state is not the last one
 * @param read fetches the state; a stable function
 */
export function useProgress<T>(
  begun: T,
  isRunning: (now: T) => boolean,
  read: (signal: AbortSignal) => Promise<T>,
): Followed<T> {
  const [state, setState] = useState<{ now: T; failure: FailureMessage | null }>({
    now: begun,
    failure: null,
  });
  const { now } = state;
  const goesOn = isRunning(now);
  useEffect(() => {
    if (!goesOn) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      read(controller.signal).then(
        (value) => {
          setState({ now: value, failure: null });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setState({ now, failure: failureMessage(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [read, goesOn, state, now]);
  const follow = (next: T) => {
    setState({ now: next, failure: null });
  };
  return {
    ...state,
    follow,
    retry: () => {
      follow(now);
    },
  };
}
