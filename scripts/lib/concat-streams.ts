/**
 * The items of streams, one stream after the other. The first items of the next streams are requested meanwhile.
 * @param ahead the number of streams that are open at the same time, 1 or more
 */
export async function* concatStreams<T>(
  streams: readonly (() => AsyncIterable<T>)[],
  ahead: number,
): AsyncGenerator<T, void, undefined> {
  const waiting = [...streams];
  const begun: StartedStream<T>[] = [];
  for (;;) {
    while (begun.length < ahead) {
      const stream = waiting.shift();
      if (!stream) break;
      begun.push(startStream(stream()));
    }
    const current = begun.shift();
    if (!current) return;
    for (let next = await current.first; !next.done; next = await current.items.next())
      yield next.value;
  }
}

interface StartedStream<T> {
  readonly items: AsyncIterator<T>;
  readonly first: Promise<IteratorResult<T>>;
}

function startStream<T>(stream: AsyncIterable<T>): StartedStream<T> {
  const items = stream[Symbol.asyncIterator]();
  const first = items.next();
  // The stream throws the error in its turn. This only prevents an unhandled rejection.
  first.catch(() => undefined);
  return { items, first };
}
