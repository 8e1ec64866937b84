/** @any-database It boots no CMS. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { endlessSvg } from './support/malformed-images';

const POOL = path.resolve(__dirname, '../dist/src/media/processing/worker-pool.js');
const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A program that processes a picture, and prints the id of the process that it has started for it. */
const starting = (job: object): string => `
  const processes = require('node:child_process');
  const { fork } = processes;
  processes.fork = (...asked) => {
    const child = fork(...asked);
    console.log(child.pid);
    return child;
  };
  const { openImageWorkers, runImageJob } = require(${JSON.stringify(POOL)});
  openImageWorkers({ staff: 60, visitor: 60 }, console.error);
  void runImageJob(${JSON.stringify(job)}, 'somebody', 'staff');
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a worker exits when its parent is killed', async () => {
  const file = path.join(folder, 'bomb');
  writeFileSync(file, endlessSvg());
  const starter = spawn(process.execPath, [
    '-e',
    starting({ kind: 'upload', file, into: file, crop: null }),
  ]);
  const [said] = (await once(starter.stdout, 'data')) as [Buffer];
  const child = Number(said.toString());
  expect([child > 0, isAlive(child)]).toEqual([true, true]);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  while (isAlive(child)) await delay(20);
});
