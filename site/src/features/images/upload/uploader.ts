import { ApiError } from '../../../requests/api-error';
import { failureMessage } from '../../../requests/failure-message';
import { IMAGE_BYTES } from '../../../domain';
import { createStore } from '../../../browser/create-store';
import { addedAfter, EMPTY_QUEUE, nextOf, queueAfter } from './queue';
import type { Change, Item, Queue, Step } from './queue';

export interface UploaderDeps {
  /** Downscales a picture if possible. */
  readonly prepare: (file: File) => Promise<File>;
  /** @returns the stored path @throws ApiError */
  readonly store: (
    file: File,
    sending: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<string>;
  /**
   * Adds a stored picture to its record.
   * @param later the paths of later pictures in the queue that are already added, after a retry
   * @throws ApiError
   */
  readonly name: (path: string, later: readonly string[]) => Promise<void>;
  /** Called at the end of a run with the queue. */
  readonly onRun: (queue: Queue) => void;
  /** Runs an upload, and reports an error that does not concern a single picture. */
  readonly attempt: (run: () => Promise<void>) => Promise<unknown>;
}

interface Uploader {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => Queue;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  /** Sends waiting pictures, and sends failed ones again. */
  readonly start: () => void;
  /** Removes the files that are not pictures, and sends the others. */
  readonly startOthers: () => void;
  readonly retry: (id: number) => void;
  /** Stops the upload: no further picture is sent. */
  readonly end: () => void;
}

/** The statuses that stop the run: not signed in, or too many requests. The current picture and the next ones wait. */
const STOPPED_BY: readonly (number | null)[] = [401, 429];
/** The statuses that the next pictures would get as well: no right, or no such record. */
const FAILED_BY: readonly (number | null)[] = [403, 404];

const statusOf = (error: unknown): number | null =>
  error instanceof ApiError ? error.status : null;

const backOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((settle) => {
    window.addEventListener(
      'online',
      () => {
        settle();
      },
      { once: true, signal },
    );
    signal.addEventListener('abort', () => {
      settle();
    });
  });

const stepAfter = (error: unknown): Step => {
  switch (statusOf(error)) {
    case 413:
      return { at: 'too large' };
    case 415:
      return { at: 'not an image' };
    default:
      return { at: 'failed', words: failureMessage(error, 'addimage') };
  }
};

/**
 * Sends pictures one after the other, each with its own requests. A failed picture is retried alone, and added ones
 * stay added. Without a connection, the upload waits.
 */
export function createUploader({ prepare, store, name, onRun, attempt }: UploaderDeps): Uploader {
  const queue = createStore(EMPTY_QUEUE);
  const controller = new AbortController();
  /** Aborts the current picture. */
  let current: { readonly id: number; readonly controller: AbortController } | null = null;

  const change = (next: Change) => {
    queue.set(queueAfter(queue.get(), next));
  };
  const step = (id: number, next: Step) => {
    change({ type: 'stepped', id, step: next });
  };

  const add = async ({ id, file, path: stored }: Item, signal: AbortSignal) => {
    let path = stored;
    if (path === null) {
      const onProgress = (part: number) => {
        step(id, { at: 'sending', part });
      };
      const small = await prepare(file);
      signal.throwIfAborted();
      // The server stops reading at this size. A browser that is still sending would not receive the error response.
      if (small.size > IMAGE_BYTES) throw new ApiError('AddImages', 'rejected', 413);
      path = await store(small, { onProgress, signal });
      change({ type: 'stored', id, path });
    }
    await name(path, addedAfter(queue.get(), id));
  };

  /** @returns whether the run continues @throws an error that stops the run */
  const send = async (item: Item): Promise<boolean> => {
    const { id } = item;
    current = { id, controller: new AbortController() };
    const { signal } = current.controller;
    step(id, { at: 'sending', part: 0 });
    try {
      await add(item, signal);
      step(id, { at: 'added' });
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      const isStopped = STOPPED_BY.includes(statusOf(error));
      const isOffline = !navigator.onLine;
      step(id, isStopped || isOffline ? { at: 'waiting' } : stepAfter(error));
      if (isStopped) throw error;
      return !FAILED_BY.includes(statusOf(error));
    } finally {
      current = null;
    }
  };

  const run = async () => {
    let goesOn = true;
    change({ type: 'became', state: 'running' });
    try {
      for (let item = nextOf(queue.get()); item && goesOn; item = nextOf(queue.get())) {
        if (!navigator.onLine) {
          change({ type: 'became', state: 'offline' });
          await backOnline(controller.signal);
          change({ type: 'became', state: 'running' });
        }
        if (controller.signal.aborted) break;
        goesOn = await send(item);
      }
    } finally {
      change({ type: 'became', state: 'idle' });
      onRun(queue.get());
    }
  };
  const runUnlessRunning = () => {
    if (queue.get().state === 'idle') void attempt(run);
  };

  const start = () => {
    change({ type: 'asked again' });
    runUnlessRunning();
  };

  return {
    subscribe: queue.subscribe,
    now: queue.get,
    choose: (files) => {
      change({ type: 'chosen', files });
    },
    remove: (id) => {
      if (current?.id === id) current.controller.abort();
      change({ type: 'removed', id });
    },
    start,
    startOthers: () => {
      change({ type: 'others removed' });
      start();
    },
    retry: (id) => {
      step(id, { at: 'waiting' });
      runUnlessRunning();
    },
    end: () => {
      controller.abort();
      current?.controller.abort();
    },
  };
}
