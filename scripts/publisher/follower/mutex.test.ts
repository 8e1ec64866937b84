import { describe, expect, it } from '@jest/globals';
import { Mutex } from './mutex';

describe('turns', () => {
  it('let one in at a time, in the order in which they came', async () => {
    const turns = new Mutex();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      return name;
    };
    expect(
      await Promise.all(['a', 'b', 'c'].map((name) => turns.runExclusive(work(name)))),
    ).toEqual([...['a', 'b', 'c']]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('go on after one that fails, which tells who took it', async () => {
    const turns = new Mutex();
    const failing = turns.runExclusive(() => Promise.reject(new Error('broken')));
    const next = turns.runExclusive(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
