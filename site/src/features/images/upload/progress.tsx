import type { Queue } from './queue';
import * as styles from './upload.module.css';

function wordsOf({ items, state }: Queue): string {
  const count = (at: string) => items.filter(({ step }) => step.at === at).length;
  if (items.length === 0) return '';
  const added = count('added');
  const failed = count('failed');
  const sentence = [
    added > 0 || state !== 'idle'
      ? `${String(added)} of ${String(items.length)} added`
      : `${String(items.length)} chosen`,
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
  ].join(', ');
  return state === 'offline'
    ? `${sentence}. You are offline: it goes on once you are connected.`
    : sentence;
}

/** The progress of all pictures, announced as it changes. */
export const Progress = ({ queue }: { readonly queue: Queue }) => (
  <p role="status" className={styles.progress}>
    {wordsOf(queue)}
  </p>
);
