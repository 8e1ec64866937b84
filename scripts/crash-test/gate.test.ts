import { describe, expect, it } from '@jest/globals';
import { Gate } from './gate';

describe('a gate', () => {
  it('waits when it closes for who is inside, and lets nobody in until it opens', async () => {
    const gate = new Gate();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      await Promise.resolve();
      seen.push(name);
    };
    const first = gate.pass(work('first'));
    await gate.close();
    expect(seen).toEqual(['first']);
    const second = gate.pass(work('second'));
    await first;
    expect(seen).toEqual(['first']);
    gate.reopen();
    await second;
    expect(seen).toEqual(['first', 'second']);
  });
});
