import type { FailureMessage } from '../../../requests/failure-message';
import { IMAGES_AT_A_TIME, isImageName, MESSAGES } from '../../../domain';

/** How far a picture is on its way. */
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
  /** Where it lies once it is stored: from then on it is still to be named in its record, not to be sent again. */
  readonly path: string | null;
}

/** The pictures that were chosen, in order. */
export interface Queue {
  readonly items: readonly Item[];
  /** How many there were in the last selection, where it was not taken. */
  readonly refused: number;
  readonly state: 'idle' | 'running' | 'offline';
}

export type Change =
  | { readonly type: 'chosen'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'stepped'; readonly id: number; readonly step: Step }
  | { readonly type: 'stored'; readonly id: number; readonly path: string }
  | { readonly type: 'asked again' }
  | { readonly type: 'became'; readonly state: Queue['state'] };

/** Two selections may wait in one queue. */
const MOST_WAITING = 2 * IMAGES_AT_A_TIME;

export const EMPTY_QUEUE: Queue = { items: [], refused: 0, state: 'idle' };

const WAITING: Step = { at: 'waiting' };
const isUnsent = ({ step }: Item): boolean => step.at !== 'added';
const canRetry = ({ step }: Item): boolean => step.at === 'failed' && step.words.canRetry;

/** How many more may be chosen at once. */
const roomIn = ({ items }: Queue): number =>
  Math.min(IMAGES_AT_A_TIME, MOST_WAITING - items.filter(isUnsent).length);

/** Why the last selection was not taken, as long as that is so. */
export const refusalOf = (queue: Queue): string | null =>
  queue.refused > roomIn(queue) ? MESSAGES.tooManyImages : null;

function taken(queue: Queue, files: readonly File[]): Queue {
  if (files.length === 0) return queue;
  if (files.length > roomIn(queue)) return { ...queue, refused: files.length };
  const first = Math.max(0, ...queue.items.map(({ id }) => id)) + 1;
  const added = files.map((file, index): Item => {
    const step: Step = isImageName(file.name) ? WAITING : { at: 'not an image' };
    return { id: first + index, file, step, path: null };
  });
  return { ...queue, items: [...queue.items, ...added], refused: 0 };
}

const changed = (queue: Queue, id: number, change: Partial<Item>): Queue => ({
  ...queue,
  items: queue.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** The queue after a change. A selection is taken whole or not at all; what was chosen before stays. */
export function queueAfter(queue: Queue, change: Change): Queue {
  switch (change.type) {
    case 'chosen':
      return taken(queue, change.files);
    case 'removed':
      return {
        ...queue,
        items: queue.items.filter(({ id }) => id !== change.id),
        refused: 0,
      };
    case 'stepped':
      return changed(queue, change.id, { step: change.step });
    case 'stored':
      return changed(queue, change.id, { path: change.path });
    case 'asked again':
      return {
        ...queue,
        refused: 0,
        items: queue.items.map((item) => (canRetry(item) ? { ...item, step: WAITING } : item)),
      };
    case 'became':
      return { ...queue, state: change.state };
  }
}

/** The next one to be sent. */
export const nextOf = ({ items }: Queue): Item | undefined =>
  items.find(({ step }) => step.at === 'waiting');

/** Where those lie that stand behind one in the queue, and have been added already. */
export const addedAfter = ({ items }: Queue, id: number): readonly string[] =>
  items
    .slice(items.findIndex((item) => item.id === id) + 1)
    .flatMap(({ step, path }) => (step.at === 'added' && path !== null ? [path] : []));

/** What has not been added yet. */
export const unsent = ({ items }: Queue): readonly Item[] => items.filter(isUnsent);

export const hasOthers = ({ items }: Queue): boolean =>
  items.some(({ step }) => step.at === 'not an image');

/** There is something to send, nothing that is no picture, and nothing on its way already. */
export const canUpload = (queue: Queue): boolean =>
  queue.state === 'idle' &&
  !hasOthers(queue) &&
  queue.items.some((item) => item.step.at === 'waiting' || canRetry(item));
