import { useCallback, useRef, useState } from 'react';
import { failureMessage } from '../../requests/failure-message';
import type { FailureMessage } from '../../requests/failure-message';

type Task = (signal: AbortSignal) => Promise<void>;

interface TaskState {
  readonly isRunning: boolean;
  /** The failed task and its message. */
  readonly failed: { readonly task: Task; readonly words: FailureMessage } | null;
}

/** Runs one task at a time: a new one aborts the previous. */
export function useTask() {
  const running = useRef<AbortController | null>(null);
  const [{ isRunning, failed }, setState] = useState<TaskState>({ isRunning: false, failed: null });

  const run = useCallback((task: Task) => {
    running.current?.abort();
    const ender = new AbortController();
    running.current = ender;
    const become = (next: TaskState) => {
      if (!ender.signal.aborted) setState(next);
    };
    become({ isRunning: true, failed: null });
    task(ender.signal).then(
      () => {
        become({ isRunning: false, failed: null });
      },
      (error: unknown) => {
        become({ isRunning: false, failed: { task, words: failureMessage(error) } });
      },
    );
  }, []);
  const retry = () => {
    if (failed) run(failed.task);
  };
  return { run, isRunning, failure: failed?.words ?? null, retry };
}
