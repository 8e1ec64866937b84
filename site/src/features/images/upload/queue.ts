import type { FailureMessage } from '../../../requests/failure-message';
import { isImageName } from '../../../domain';

/** The state of a picture in the upload. */
export type Step =
  | { readonly at: 'waiting' }
  | { readonly at: 'sending'; readonly part: number }
  | { readonly at: 'added' }
  | { readonly at: 'failed'; readonly words: FailureMessage }
  | { readonly at: 'not an image' }
  | { readonly at: 'too large' };

export interface Item {
  readonly id: number;
  readonly file: File;
  readonly step: Step;
  /** The stored path. Once it is set, the file is not sent again, and only the record must be updated. */
  readonly path: string | null;
}

/** The chosen pictures, in order. */
export interface Queue {
  readonly items: readonly Item[];
  readonly state: 'idle' | 'running' | 'offline';
}

export type Change =
  | { readonly type: 'chosen'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'stepped'; readonly id: number; readonly step: Step }
  | { readonly type: 'stored'; readonly id: number; readonly path: string }
  | { readonly type: 'others removed' }
  | { readonly type: 'asked again' }
  | { readonly type: 'became'; readonly state: Queue['state'] };

export const EMPTY_QUEUE: Queue = { items: [], state: 'idle' };

const WAITING: Step = { at: 'waiting' };
const isUnsent = ({ step }: Item): boolean => step.at !== 'added';
const isOther = ({ step }: Item): boolean => step.at === 'not an image';
const canRetry = ({ step }: Item): boolean => step.at === 'failed' && step.words.canRetry;

function taken(queue: Queue, files: readonly File[]): Queue {
  const first = Math.max(0, ...queue.items.map(({ id }) => id)) + 1;
  const added = files.map((file, index): Item => {
    const step: Step = isImageName(file.name) ? WAITING : { at: 'not an image' };
    return { id: first + index, file, step, path: null };
  });
  return { ...queue, items: [...queue.items, ...added] };
}

const changed = (queue: Queue, id: number, change: Partial<Item>): Queue => ({
  ...queue,
  items: queue.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** The reducer of the queue. A new selection is appended to earlier ones. */
export function queueAfter(queue: Queue, change: Change): Queue {
  switch (change.type) {
    case 'chosen':
      return taken(queue, change.files);
    case 'removed':
      return { ...queue, items: queue.items.filter(({ id }) => id !== change.id) };
    case 'others removed':
      return { ...queue, items: queue.items.filter((item) => !isOther(item)) };
    case 'stepped':
      return changed(queue, change.id, { step: change.step });
    case 'stored':
      return changed(queue, change.id, { path: change.path });
    case 'asked again':
      return {
        ...queue,
        items: queue.items.map((item) => (canRetry(item) ? { ...item, step: WAITING } : item)),
      };
    case 'became':
      return { ...queue, state: change.state };
  }
}

export const nextOf = ({ items }: Queue): Item | undefined =>
  items.find(({ step }) => step.at === 'waiting');

/** The paths of later pictures in the queue that are already added. */
export const addedAfter = ({ items }: Queue, id: number): readonly string[] =>
  items
    .slice(items.findIndex((item) => item.id === id) + 1)
    .flatMap(({ step, path }) => (step.at === 'added' && path !== null ? [path] : []));

export const unsent = ({ items }: Queue): readonly Item[] => items.filter(isUnsent);

export const hasOthers = ({ items }: Queue): boolean => items.some(isOther);

const canSend = ({ state, items }: Queue): boolean =>
  state === 'idle' && items.some((item) => item.step.at === 'waiting' || canRetry(item));

/** Whether only files that are not pictures prevent the upload of the others. */
export const canLeaveOut = (queue: Queue): boolean => hasOthers(queue) && canSend(queue);

/** Whether the upload can start: there are files to send, all are pictures, and no run is in progress. */
export const canUpload = (queue: Queue): boolean => !hasOthers(queue) && canSend(queue);
