import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runCleanups } from './cleanup';
import { supervise, RestartDelays } from './supervise';
import { startProcess } from './processes';
import type { RunningProcess } from './processes';

// Each test starts programs.
jest.setTimeout(60_000);

let folder: string;
let said: jest.SpiedFunction<typeof console.log>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  appendFileSync(join(folder, 'starts'), '');
  said = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  await runCleanups();
  said.mockRestore();
  rmSync(folder, { recursive: true });
});

/** Starts a program that records its start, and continues with the given code. */
const start = (goesOn: string): RunningProcess =>
  startProcess({
    name: 'The program',
    args: ['-e', `require('fs').appendFileSync('starts', process.pid + '\\n'); ${goesOn}`],
    cwd: folder,
    env: {},
  });
const starts = (): string[] =>
  readFileSync(join(folder, 'starts'), 'utf8').split('\n').slice(0, -1);

async function untilStarted(times: number): Promise<void> {
  while (starts().length < times) await delay(10);
}

function lives(pid: string | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

describe('the pauses', () => {
  it('grow up to the longest one, and begin anew after a run that was longer', () => {
    const pauses = new RestartDelays(1000, 6000);
    const after = [0, 10, 6000, 0, 0, 6001, 0].map((ran) => pauses.next(ran));
    expect(after).toEqual([1000, 2000, 4000, 6000, 6000, 1000, 2000]);
  });
});

describe('a program that is kept up', () => {
  it('is started again as often as it ends, which is said', async () => {
    const crash = () => start('process.exit(3)');
    const kept = supervise(crash(), crash, new RestartDelays(1, 4));
    await untilStarted(4);
    await runCleanups();
    await kept;
    expect(said.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(said.mock.calls[0]?.join()).toMatch(
      /The program ended \(exit code 3\)\.\nIt is started again in 0\.0 s\./,
    );
  });

  it('is started again after a kill, and not when it is asked to end', async () => {
    const running: RunningProcess[] = [];
    const stay = () => {
      const program = start('setInterval(() => {}, 1000)');
      running.push(program);
      return program;
    };
    const kept = supervise(stay(), stay, new RestartDelays(1, 4));
    await untilStarted(1);
    running[0]?.kill();
    await untilStarted(2);
    await runCleanups();
    await kept;
    expect(running).toHaveLength(2);
    expect(starts().map(lives)).toEqual([false, false]);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('is not started again when everything ends in a pause', async () => {
    const crash = jest.fn(() => start('process.exit(3)'));
    const kept = supervise(crash(), crash, new RestartDelays(60_000));
    while (said.mock.calls.length === 0) await delay(10);
    await runCleanups();
    await kept;
    expect(crash).toHaveBeenCalledTimes(1);
  });
});
