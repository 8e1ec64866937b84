import { expect, it } from '@jest/globals';
import { FairQueue, QueueFull } from './fair-queue';

/** Jobs that the test ends, and the order in which they started. */
function bench(turns: FairQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (who: string, name: string, weight = 1) =>
    turns.run(
      who,
      () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      () => weight,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { began, ask, end };
}

it('gives each one place at a time, and the next one to who has had least', async () => {
  const { began, ask, end } = bench(new FairQueue(2, 10));
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await end('');
  expect(began).toEqual(['a1']);
  all.push(ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1'));
  await end('');
  expect(began).toEqual(['a1', 'b1']);
  await end('a1');
  expect(began.slice(2)).toEqual(['c1']);
  await end('b1');
  expect(began.slice(3)).toEqual(['a2']);
  await end('c1');
  expect(began.slice(4)).toEqual(['b2']);
  await end('a2');
  expect(began.slice(5)).toEqual(['a3']);
  await Promise.all(['b2', 'a3'].map(end));
  await Promise.all(all);
});

it('lets who has had a heavy one wait for as many light ones of the others', async () => {
  const { began, ask, end } = bench(new FairQueue(1, 10));
  const all = [ask('a', 'a1', 3), ask('a', 'a2')];
  all.push(...['b1', 'b2', 'b3', 'b4'].map((name) => ask('b', name)));
  await end('');
  for (const name of ['a1', 'b1', 'b2', 'b3', 'a2', 'b4']) {
    expect(began.at(-1)).toBe(name);
    await end(name);
  }
  await Promise.all(all);
});

it('takes a failed one as heavy as the caller says', async () => {
  const queue = new FairQueue(1, 10);
  const { began, ask, end } = bench(queue);
  const failed = queue.run(
    'a',
    () => Promise.reject<number>(new Error('no')),
    (value) => (value === undefined ? 9 : 1),
  );
  const all = [ask('a', 'a2'), ask('b', 'b1'), ask('b', 'b2')];
  await expect(failed).rejects.toThrow('no');
  for (const name of ['b1', 'b2', 'a2']) await end(name);
  await Promise.all(all);
  expect(began).toEqual(['b1', 'b2', 'a2']);
});

it('is free again after a failure', async () => {
  const turns = new FairQueue(1, 10);
  const fail = () => Promise.reject(new Error('no'));
  await expect(turns.run('a', fail)).rejects.toThrow('no');
  await expect(turns.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});

it('refuses who has too much waiting, and nobody else', async () => {
  const turns = new FairQueue(1, 2);
  const { ask, end, began } = bench(turns);
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
  await expect(ask('a', 'a4')).rejects.toThrow(QueueFull);
  all.push(ask('b', 'b1'));
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
  await Promise.all(all);
  expect(began).toEqual(['a1', 'b1', 'a2', 'a3']);
});
