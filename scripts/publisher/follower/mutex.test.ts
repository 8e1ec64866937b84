import { describe, expect, it } from '@jest/globals';
import { Turns } from './mutex';

describe('turns', () => {
  it('let one in at a time, in the order in which they came', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => turns.take(work(name))))).toEqual([
      ...['a', 'b', 'c'],
    ]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('go on after one that fails, which tells who took it', async () => {
    const turns = new Turns();
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const next = turns.take(() => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
