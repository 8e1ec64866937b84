import { describe, expect, it } from '@jest/globals';
import { WakeSignal } from './wake-signal';

const LONG_MS = 60_000;

describe('a wake signal', () => {
  it('wakes a waiting task', async () => {
    const signal = new WakeSignal();
    const waiting = signal.wait(LONG_MS);
    signal.notify();
    expect(await waiting).toBe(true);
  });

  it('keeps a notification for the next wait, and for that one only', async () => {
    const signal = new WakeSignal();
    signal.notify();
    signal.notify();
    expect(await signal.wait(LONG_MS)).toBe(true);
    expect(await signal.wait(1)).toBe(false);
  });
});
