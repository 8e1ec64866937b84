import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Failure } from './failure';
import type { RunningProcess } from './processes';
import { waitUntil, whileRunning } from './wait';
import { useTempFolder } from './temp-folder-fixture';

const SILENCE_MS = 1000;
const nothing = (): Promise<void> => Promise.resolve();

/** A fake program that exits on request. */
function program() {
  let exit: (code: number) => void = () => undefined;
  const running: RunningProcess = {
    pid: 1,
    exited: new Promise((resolve) => (exit = resolve)),
    failure: (how) => Promise.resolve(new Failure(`It ended (${String(how)}).`)),
    stop: nothing,
    kill: () => undefined,
  };
  return { running, exit };
}

const logs = useTempFolder();

const wait = (running: RunningProcess, holds: () => Promise<boolean>) =>
  waitUntil(holds, { running, logs: logs(), otherwise: 'It hangs.', silence: SILENCE_MS });

describe('a wait', () => {
  it('ends when the condition holds', async () => {
    let asked = 0;
    await wait(program().running, () => Promise.resolve((asked += 1) === 3));
    expect(asked).toBe(3);
  });

  it('fails when the program exits', async () => {
    const { running, exit } = program();
    const never = wait(running, () => Promise.resolve(false));
    exit(3);
    await expect(never).rejects.toThrow('It ended (3).');
  });

  it('lasts as long as a log grows, and fails when the program is silent', async () => {
    const start = Date.now();
    let lines = 0;
    const holds = (): Promise<boolean> => {
      if (Date.now() - start < 2 * SILENCE_MS) {
        lines += 1;
        appendFileSync(join(logs(), 'it.log'), 'still at work\n');
      }
      return Promise.resolve(false);
    };
    await expect(wait(program().running, holds)).rejects.toThrow('It hangs.');
    expect(lines).toBeGreaterThan(1);
    expect(Date.now() - start).toBeGreaterThan(2 * SILENCE_MS);
  });
});

describe('work that needs a program', () => {
  it('ends with its result', async () => {
    expect(await whileRunning(program().running, Promise.resolve('done'))).toBe('done');
  });

  it('fails when the program exits, also where it never ends', async () => {
    const { running, exit } = program();
    const work = whileRunning(running, new Promise(() => undefined));
    exit(1);
    await expect(work).rejects.toThrow('It ended (1).');
  });
});
