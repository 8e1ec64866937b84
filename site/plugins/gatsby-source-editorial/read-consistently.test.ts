/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readConsistently } from './read-consistently';

describe('what is read at once', () => {
  it('is of one moment, and says of which', async () => {
    const contents = ['one', 'two', 'three', 'three'];
    const reads = ['of one and two', 'of two and three', 'of three'];
    const next = (from: string[]) => () => Promise.resolve(from.shift() ?? 'nothing');
    expect(await readConsistently(next(reads), next(contents))).toEqual({
      read: 'of three',
      content: 'three',
    });
  });

  it('is nothing where it never stays the same', async () => {
    let content = 0;
    const change = () => Promise.resolve(String(content++));
    await expect(readConsistently(change, change)).rejects.toThrow('changed faster');
  });

  it('is nothing where it cannot be read', async () => {
    const away = () => Promise.reject(new Error('The CMS is away.'));
    await expect(readConsistently(away, () => Promise.resolve('one'))).rejects.toThrow('away');
  });
});
