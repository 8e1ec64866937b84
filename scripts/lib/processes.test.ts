import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';

const PATIENCE_MS = 10_000;

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a program that a command started', () => {
  it('ends with it, and with all that it started, also where the command is killed', async () => {
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'trial-parent.ts')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pids = said.toString().trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    expect(pids.map(lives)).toEqual([true, true]);
    parent.kill('SIGKILL');
    const giveUp = Date.now() + PATIENCE_MS;
    while (pids.some(lives) && Date.now() < giveUp) await delay(50);
    expect(pids.map(lives)).toEqual([false, false]);
  }, 60_000);
});
