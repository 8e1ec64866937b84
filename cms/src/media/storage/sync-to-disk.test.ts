import { expect, it } from '@jest/globals';
import { coalesce } from './sync-to-disk';

/** A task that the test ends. */
function asked() {
  const begun: ((error?: Error) => void)[] = [];
  const act = coalesce(
    () =>
      new Promise((resolve, reject) => {
        begun.push((error) => {
          if (error) reject(error);
          else resolve();
        });
      }),
  );
  return { act, begun };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('is done once for all who ask before it begins, and once more for those who come meanwhile', async () => {
  const { act, begun } = asked();
  const first = Promise.all([act(), act(), act()]);
  await settle();
  expect(begun).toHaveLength(1);
  let isDone = false;
  const second = Promise.all([act(), act()]).then(() => (isDone = true));
  begun[0]?.();
  await first;
  await settle();
  expect([begun.length, isDone]).toEqual([2, false]);
  begun[1]?.();
  await second;
  expect(begun).toHaveLength(2);
});

it('fails for those whose time it was, and is done again for the next', async () => {
  const { act, begun } = asked();
  const failing = Promise.allSettled([act(), act()]);
  await settle();
  begun[0]?.(new Error('the disk is full'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = act();
  await settle();
  begun[1]?.();
  await expect(next).resolves.toBeUndefined();
});
