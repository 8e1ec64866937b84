import type { Answers } from './list-view';

const MOST = 20;
const answers = new Map<string, Answers>();

/** The last answers of this visit, so that the way back from a property shows its list at once. */
export const searchCache = {
  get: (key: string): Answers | undefined => answers.get(key),
  set: (key: string, answer: Answers): void => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  },
};
