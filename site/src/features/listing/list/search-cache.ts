import type { Answers } from './list-view';

const MOST = 20;
const answers = new Map<string, Answers>();

/** The last results of this visit: the way back from a listing shows its list at once. */
export const searchCache = {
  get: (key: string): Answers | undefined => answers.get(key),
  set: (key: string, answer: Answers): void => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  },
};
