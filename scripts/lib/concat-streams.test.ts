import { describe, expect, it } from '@jest/globals';
import { concatStreams } from './concat-streams';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const seen: T[] = [];
  for await (const item of items) seen.push(item);
  return seen;
}

/** Streams of two items each, and the names of the started streams. */
function streams(names: readonly string[]) {
  const begun: string[] = [];
  const made = names.map(
    (name) =>
      async function* () {
        begun.push(name);
        yield await Promise.resolve(`${name}1`);
        yield await Promise.resolve(`${name}2`);
      },
  );
  return { begun, made };
}

describe('streams in turn', () => {
  it('are read one after the other', async () => {
    const { made } = streams(['a', 'b', 'c']);
    expect(await all(concatStreams(made, 2))).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
  });

  it('are begun ahead, and no more of them than was said', async () => {
    const { begun, made } = streams(['a', 'b', 'c', 'd']);
    const items = concatStreams(made, 2);
    await items.next();
    expect(begun).toEqual(['a', 'b']);
    await items.next();
    await items.next();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('fail in the turn of the one that fails', async () => {
    const failing = async function* () {
      yield await Promise.reject<string>(new Error('cut off'));
    };
    const { made } = streams(['a']);
    const items = concatStreams([...made, failing], 2);
    expect((await items.next()).value).toBe('a1');
    expect((await items.next()).value).toBe('a2');
    await expect(items.next()).rejects.toThrow('cut off');
  });

  it('are none where there are none', async () => {
    expect(await all(concatStreams([], 3))).toEqual([]);
  });
});
