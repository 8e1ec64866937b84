import { describe, expect, it, jest } from '@jest/globals';
import { retried } from './retried';

const inTheWay = (code: string): Error => Object.assign(new Error('in the way'), { code });

/** Fails some times before it does its work. */
const failing = (times: number, error: Error) => {
  let left = times;
  return jest.fn(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(error) : Promise.resolve('done');
  });
};

describe('retried', () => {
  it.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '40001', '40P01'])(
    'tries again where another program was in the way (%s)',
    async (code) => {
      const work = failing(1, inTheWay(code));
      expect(await retried(work)).toBe('done');
      expect(work).toHaveBeenCalledTimes(2);
    },
  );

  it('gives up when it is in the way for good', async () => {
    const work = failing(Infinity, inTheWay('SQLITE_BUSY'));
    await expect(retried(work)).rejects.toThrow('in the way');
    expect(work).toHaveBeenCalledTimes(5);
  });

  it('does not try again after any other fault', async () => {
    const work = failing(1, inTheWay('SQLITE_FULL'));
    await expect(retried(work)).rejects.toThrow('in the way');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
