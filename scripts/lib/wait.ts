import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure';
import { undefinedIfMissing } from './files';
import type { RunningProcess } from './processes';

const POLL_MS = 200;
/** A program that logs nothing for this long hangs. On a busy machine a single step takes minutes. */
const SILENCE_MS = 20 * 60_000;

/** Options of a wait. */
export interface Wait {
  /** The wait fails when this program exits. */
  readonly running: RunningProcess;
  /**
   * The folder of the logs of this program and its child processes. The program counts as working while one of them
   * grows. Without a folder the wait has no time limit.
   */
  readonly logs?: string;
  /** The sentence of the Failure if the program hangs. */
  readonly otherwise: string;
  /** The time limit without log output, in milliseconds; for tests. */
  readonly silence?: number;
}

/**
 * Resolves when a condition holds. There is no time limit as long as the program works.
 * @throws Failure if the program exits, or `logs` does not grow for 20 minutes
 */
export async function waitUntil(
  holds: () => Promise<boolean>,
  { running, logs, otherwise, silence = SILENCE_MS }: Wait,
): Promise<void> {
  const exit = rejectOnExit(running);
  // Each race below throws the error. This prevents an unhandled rejection between two races.
  exit.catch(() => undefined);
  const start = Date.now();
  while (!(await Promise.race([holds(), exit]))) {
    if (logs !== undefined && Date.now() - Math.max(start, await lastWrite(logs)) > silence)
      throw new Failure(otherwise);
    await Promise.race([delay(POLL_MS), exit]);
  }
}

/** Never resolves; rejects with a Failure when the process exits by itself. */
export async function rejectOnExit(running: RunningProcess): Promise<never> {
  throw await running.failure(await running.exited);
}

/**
 * The result of work that needs a program. Work that would wait for the program for hours does not delay the failure.
 * @throws Failure if the program exits by itself
 */
export const whileRunning = <T>(running: RunningProcess, work: Promise<T>): Promise<T> =>
  Promise.race([work, rejectOnExit(running)]);

/** The time of the last write to a file of a folder, in milliseconds since 1970; 0 for an empty folder. */
async function lastWrite(folder: string): Promise<number> {
  const names = (await undefinedIfMissing(readdir(folder))) ?? [];
  const times = names.map(async (name) => (await stat(join(folder, name))).mtimeMs);
  return Math.max(0, ...(await Promise.all(times)));
}
