import { setTimeout as delay } from 'node:timers/promises';
import type { Counts } from '../check/task';
import { findDescendant } from '../lib/process-tree';
import type { RunningProcess } from '../lib/processes';

/** Only a program that hangs takes this long; on a busy machine a start takes minutes. */
const HANG_MS = 20 * 60_000;
const POLL_MS = 100;

/** A program that its supervisor must restart. */
export interface SupervisedProgram {
  /** The end of a word in its command line. */
  readonly program: string;
  /** The address that answers while the program can work. */
  readonly readyUrl: string;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Whether another process of the program takes over its work after a kill; `site` must answer all the time. */
async function isRestarted(
  whole: number,
  { program, readyUrl }: SupervisedProgram,
  site: string,
): Promise<boolean> {
  const killed = await findDescendant(whole, program);
  if (killed === undefined) return false;
  process.kill(killed, 'SIGKILL');
  const giveUp = performance.now() + HANG_MS;
  while (performance.now() < giveUp) {
    if ((await statusOf(site)) !== 200) return false;
    const found = await findDescendant(whole, program);
    if (found !== undefined && found !== killed && (await statusOf(readyUrl)) === 200) return true;
    await delay(POLL_MS);
  }
  return false;
}

/** Kills each part of a program, one after the other. A part passes if it is restarted. */
export async function verifyRestarts(
  { pid }: RunningProcess,
  parts: readonly SupervisedProgram[],
  site: string,
): Promise<Counts> {
  let failed = 0;
  for (const part of parts) {
    if (pid !== undefined && (await isRestarted(pid, part, site))) continue;
    failed += 1;
    console.log(`\n${part.program} was killed, and not brought back while the site was served.\n`);
  }
  return { passed: parts.length - failed, failed };
}
