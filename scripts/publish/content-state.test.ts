import { describe, expect, it } from '@jest/globals';
import type { Glance } from './cms-feed';
import { contentState } from './content-state';

const stateOf = (revision: number, newest: string | null = 'h1'): Promise<string> =>
  contentState({
    revision: () => Promise.resolve(revision),
    glance: (): Promise<Glance> => Promise.resolve({ count: newest ? 1 : 0, newest }),
  });

describe('the state of the content', () => {
  it('is the same until something changes', async () => {
    const state = await stateOf(7);
    expect(await stateOf(7)).toBe(state);
    expect(await stateOf(8)).not.toBe(state);
  });

  it('is another one in another database of the same revision', async () => {
    const state = await stateOf(7);
    expect(await stateOf(7, 'h2')).not.toBe(state);
    expect(await stateOf(7, null)).not.toBe(state);
  });
});
