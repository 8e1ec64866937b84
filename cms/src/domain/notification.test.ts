import { expect, it } from '@jest/globals';
import { NOTIFY_FOR_MS, notifyPause } from './notification';

it('pauses longer after each attempt, and at most six hours', () => {
  const minutes = [1, 2, 3, 9, 10, 11, 40].map((attempts) => notifyPause(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360, 360]);
});

it('gives up after three days, some twenty attempts', () => {
  let [attempts, passed] = [0, 0];
  while (passed < NOTIFY_FOR_MS) passed += notifyPause((attempts += 1));
  expect(attempts).toBe(20);
});
