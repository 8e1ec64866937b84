import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { runProcess } from './processes';

/** Only a process that does not end takes this long. */
const HANG_MS = 60_000;

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a program that a command started', () => {
  it(
    'ends with it, and with all that it started, also where the command is killed',
    async () => {
      const parent = spawn(
        process.execPath,
        [join(__dirname, '../run.mjs'), 'lib/parent-fixture'],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const [said] = (await once(parent.stdout, 'data')) as [Buffer];
      const pids = said.toString().trim().split(' ').map(Number);
      expect(pids).toHaveLength(2);
      expect(pids.map(lives)).toEqual([true, true]);
      parent.kill('SIGKILL');
      const giveUp = Date.now() + HANG_MS;
      while (pids.some(lives) && Date.now() < giveUp) await delay(50);
      expect(pids.map(lives)).toEqual([false, false]);
    },
    2 * HANG_MS,
  );

  it.each([
    ['', "It ended (exit code 3). It has written nothing to it.log in the data folder's logs."],
    ['why', "It ended (exit code 3). The last lines of it.log in the data folder's logs:\nwhy"],
  ])('says what it has written (%p) where it fails', async (text, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'processes-'));
    const args = ['-e', `process.stdout.write('${text}'); process.exitCode = 3;`];
    const run = runProcess({ name: 'It', args, cwd: folder, env: {}, log: join(folder, 'it.log') });
    await expect(run).rejects.toThrow(sentence);
    await rm(folder, { recursive: true });
  });

  it('keeps its log over restarts, and says what it has written this time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'processes-'));
    const log = join(folder, 'it.log');
    const run = (text: string) =>
      runProcess({
        ...{ name: 'It', cwd: folder, env: {}, log, keepsLog: true },
        args: ['-e', `process.stdout.write('${text}\\n'); process.exitCode = 3;`],
      });
    await expect(run('first')).rejects.toThrow('first');
    await expect(run('second')).rejects.toThrow(/of it.log in the data folder's logs:\nsecond$/);
    expect(await readFile(log, 'utf8')).toBe('first\nsecond\n');
    await rm(folder, { recursive: true });
  });
});
