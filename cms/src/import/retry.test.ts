import { expect, it, jest } from '@jest/globals';
import { withRetries } from './retry';

/** Fails with a code the given number of times, then succeeds. */
const failing = (times: number, code: string) => {
  let left = times;
  return jest.fn(() => {
    left -= 1;
    return left >= 0
      ? Promise.reject(Object.assign(new Error('conflict'), { code }))
      : Promise.resolve('done');
  });
};

it.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '40001', '40P01'])(
  'retries after a conflict with another program (%s)',
  async (code) => {
    const work = failing(1, code);
    expect(await withRetries(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  },
);

it.each([
  ['gives up when the conflict stays', Infinity, 'SQLITE_BUSY', 5],
  ['does not retry after any other error', 1, 'SQLITE_FULL', 1],
])('%s', async (_, times, code, calls) => {
  const work = failing(times, code);
  await expect(withRetries(work)).rejects.toThrow('conflict');
  expect(work).toHaveBeenCalledTimes(calls);
});
