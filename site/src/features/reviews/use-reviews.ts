import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribeToChanges } from '../../requests/changes';
import { appParameter } from '../../requests/parameters';
import { renewReview, searchReviews } from './requests';
import type { ReviewFilters } from './requests';
import { useCan } from '../../session/use-can';
import { useSession } from '../../session/use-session';
import { afterChange, withPage } from './shown-reviews';
import type { ShownReviews } from './shown-reviews';
import { failureMessage } from '../../requests/failure-message';
import type { FailureMessage } from '../../requests/failure-message';

type Task = (signal: AbortSignal) => Promise<void>;

interface TaskState {
  readonly isRunning: boolean;
  readonly failed: { readonly task: Task; readonly words: FailureMessage } | null;
}

/** Runs one task at a time. A new task aborts the previous one. */
function useTask() {
  const running = useRef<AbortController | null>(null);
  const [{ isRunning, failed }, setState] = useState<TaskState>({ isRunning: false, failed: null });

  const run = useCallback((task: Task) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const become = (next: TaskState) => {
      if (!controller.signal.aborted) setState(next);
    };
    become({ isRunning: true, failed: null });
    task(controller.signal).then(
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

const nameless = (filters: ReviewFilters): ReviewFilters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => key !== 'name'));

/** Loads and searches reviews. */
export function useReviews() {
  const { account } = useSession();
  const can = useCan();
  const [shown, setShown] = useState<ShownReviews | null>(null);
  const { run, ...task } = useTask();
  /** The filters of the last requested search. They survive a lost session. */
  const wanted = useRef<ReviewFilters>({});
  /** The number of reviews per page, once it is loaded. */
  const limit = useRef<number | null>(null);
  const mayName = can('search reviews by name');

  const load = useCallback(
    (filters: ReviewFilters) => {
      wanted.current = filters;
      const asked = mayName ? filters : nameless(filters);
      run(async (signal) => {
        limit.current ??= (await appParameter(signal)).limitReview;
        const paging = { limit: limit.current, offset: 0 };
        const found = await searchReviews(asked, paging, signal);
        setShown({ ...found, limit: paging.limit, filters: asked, asked: paging.limit });
      });
    },
    [run, mayName],
  );

  // Another user may see other reviews, such as hidden ones, and other actions.
  const reader = account?._id;
  useEffect(() => {
    load(wanted.current);
  }, [load, reader]);

  useEffect(
    () =>
      subscribeToChanges('reviews', (change) => {
        setShown((before) => before && afterChange(before, change));
      }),
    [],
  );

  return {
    shown,
    ...task,
    search: load,
    more: ({ filters, limit, asked }: ShownReviews) => {
      run(async (signal) => {
        const page = await searchReviews(filters, { limit, offset: asked }, signal);
        setShown((before) => before && withPage(before, page));
      });
    },
    /** Called after a new review: loads everything from the start. */
    onCreated: () => {
      load({});
    },
    /** Called after an edit or a new picture. */
    onChanged: (id: string) => {
      run((signal) => renewReview(id, signal));
    },
  };
}
