import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { CallError } from '../http/errors';
import { comparePassword, hashPassword, inPasswordAttempt, passwordLoad } from './passwords';

const PASSWORD = 'Sample@123';
const rejectionOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('passwords', () => {
  it('are compared with their hash; without one the answer is false', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).toMatch(/^\$2[aby]\$10\$/);
    expect(await comparePassword(PASSWORD, hash)).toBe(true);
    expect(await comparePassword('Other@123', hash)).toBe(false);
    expect(await comparePassword(PASSWORD, null)).toBe(false);
  });

  it('leave the event loop free while they are computed', async () => {
    const hashing = hashPassword(PASSWORD);
    let turns = 0;
    while (passwordLoad().active > 0) {
      await setImmediate();
      turns += 1;
    }
    await hashing;
    expect(turns).toBeGreaterThan(10);
  });
});

describe('many attempts at once', () => {
  it('of one client run one by one; those beyond the queue get 503 at once', async () => {
    let running = 0;
    let most = 0;
    let isOpen = false;
    const attempt = async () => {
      running += 1;
      most = Math.max(most, running);
      while (!isOpen) await setImmediate();
      running -= 1;
      return 'done';
    };
    const calls = Array.from({ length: 500 }, () => inPasswordAttempt('10.0.0.1', attempt));
    const rejected = calls.slice(65).map(rejectionOf);
    const [first] = await Promise.all(rejected);
    expect(running).toBe(1);
    expect(first).toBeInstanceOf(CallError);
    expect(first).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    const other = inPasswordAttempt('10.0.0.2', () => Promise.resolve('other'));
    expect(await other).toBe('other');
    isOpen = true;
    expect(new Set(await Promise.all(calls.slice(0, 65)))).toEqual(new Set(['done']));
    expect(most).toBe(1);
  });

  it('of many clients are rejected at once beyond the queue of all', async () => {
    let isOpen = false;
    const attempt = async () => {
      while (!isOpen) await setImmediate();
    };
    const calls = Array.from({ length: 300 }, (_, n) =>
      inPasswordAttempt(`10.0.1.${String(n)}`, attempt),
    );
    const rejected = await Promise.all(calls.slice(196).map(rejectionOf));
    expect(rejected).toHaveLength(104);
    expect(rejected.every((error) => error instanceof CallError && error.status === 503)).toBe(
      true,
    );
    isOpen = true;
    await Promise.all(calls.slice(0, 196));
  });

  it('are computed two at a time at most', async () => {
    const calls = Array.from({ length: 6 }, () => hashPassword(PASSWORD));
    await setImmediate();
    expect(passwordLoad().active).toBeLessThanOrEqual(2);
    expect(passwordLoad().active + passwordLoad().waiting).toBe(6);
    await Promise.all(calls);
    expect(passwordLoad()).toEqual({ active: 0, waiting: 0 });
  });
});
