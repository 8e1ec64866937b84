/**
 * Does `work` for each item, at most `limit` at a time, taking the next item only when one is done,
 * so that a stream is never read ahead of the work. After the first error it takes no further item,
 * and throws that error when the work begun is done.
 */
export async function eachLimited<T>(
  items: AsyncIterable<T> | Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for await (const item of items) {
      const task: Promise<void> = work(item).then(() => {
        running.delete(task);
      });
      // Seen by the race or by the end below, whichever comes first.
      task.catch(() => undefined);
      running.add(task);
      if (running.size >= limit) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}
