import { describe, expect, it } from '@jest/globals';
import { eachLimited } from './each-limited';

async function* numbers(taken: number[]): AsyncGenerator<number> {
  for (let i = 1; i <= 20; i += 1) {
    taken.push(i);
    yield await Promise.resolve(i);
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('limited work', () => {
  it('does everything, never more at once than it may', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await eachLimited(numbers([]), 3, async (n) => {
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      done.push(n);
    });
    expect(most).toBe(3);
    expect(done).toHaveLength(20);
  });

  it('stops at the first error, when what was begun is done', async () => {
    const taken: number[] = [];
    let running = 0;
    const work = eachLimited(numbers(taken), 3, async (n) => {
      running += 1;
      if (n > 5) await soon();
      running -= 1;
      if (n === 5) throw new Error('five');
    });
    await expect(work).rejects.toThrow('five');
    expect(running).toBe(0);
    expect(taken.length).toBeLessThan(20);
  });
});
