import { describe, expect, it } from '@jest/globals';
import { WakeSignal } from './wake-signal';

const LONG_MS = 60_000;

describe('a bell', () => {
  it('wakes who waits', async () => {
    const bell = new WakeSignal();
    const waiting = bell.wait(LONG_MS);
    bell.notify();
    expect(await waiting).toBe(true);
  });

  it('that was rung while nobody waited lets the next one through, and that one alone', async () => {
    const bell = new WakeSignal();
    bell.notify();
    bell.notify();
    expect(await bell.wait(LONG_MS)).toBe(true);
    expect(await bell.wait(1)).toBe(false);
  });
});
