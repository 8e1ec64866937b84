import { describe, expect, it, jest } from '@jest/globals';
import { ByteCache } from './byte-cache';

const bytes = (length: number) => jest.fn(() => Promise.resolve(Buffer.alloc(length)));

describe('the byte cache', () => {
  it('makes a thing once, however many want it at once or later', async () => {
    const cache = new ByteCache(100);
    const make = bytes(10);
    await Promise.all([cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('lets go of what was wanted longest ago when there is no room', async () => {
    const cache = new ByteCache(100);
    const [a, b, c] = [bytes(50), bytes(50), bytes(50)];
    await cache.get('a', a);
    await cache.get('b', b);
    await cache.get('a', a);
    await cache.get('c', c);
    await cache.get('a', a);
    await cache.get('b', b);
    expect([a, b, c].map((make) => make.mock.calls.length)).toEqual([1, 2, 1]);
  });

  it('keeps nothing larger than itself', async () => {
    const cache = new ByteCache(100);
    const [small, large] = [bytes(60), bytes(101)];
    await cache.get('small', small);
    await cache.get('large', large);
    await cache.get('large', large);
    await cache.get('small', small);
    expect([small, large].map((make) => make.mock.calls.length)).toEqual([1, 2]);
  });

  it('tries again after a failure', async () => {
    const cache = new ByteCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', bytes(1))).toHaveLength(1);
  });
});
