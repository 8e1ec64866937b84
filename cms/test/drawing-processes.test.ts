import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { blurs } from './odd-pictures';

const POOL = path.resolve(__dirname, '../dist/src/images/drawing/pool.js');
const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The processes that this one has started, as Linux tells. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    // Behind the name, which may have anything in it: state, parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

const isAlive = (pid: number) => parentOf(String(pid)) !== undefined;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await delay(20);
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('a process that draws ends with the one that started it, however that ends', async () => {
  const file = path.join(folder, 'bomb');
  writeFileSync(file, blurs());
  const job = JSON.stringify({ file, into: file, crop: null });
  const starter = spawn(process.execPath, [
    '-e',
    `void require(${JSON.stringify(POOL)}).drawPicture(${job})`,
  ]);
  const { pid = 0 } = starter;
  await until(() => childrenOf(pid).length === 1);
  const children = childrenOf(pid);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await until(() => !children.some(isAlive));
  expect(children).toHaveLength(1);
});
