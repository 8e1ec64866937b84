/**
 * Runs `work` for each item, at most `limit` at a time. It takes the next item only when one is done, so that a stream
 * is not read ahead. After the first error it takes no further item, and throws the error when the other work has
 * ended.
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
      // The race or the end below throws the error. This only prevents an unhandled rejection.
      task.catch(() => undefined);
      running.add(task);
      if (running.size >= limit) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}
