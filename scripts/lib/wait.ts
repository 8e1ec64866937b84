import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure';
import { undefinedIfMissing } from './files';
import type { RunningProcess } from './processes';

const POLL_MS = 200;
/** A program that logs nothing for so long hangs. On a busy machine a single step takes minutes. */
const SILENCE_MS = 20 * 60_000;

/** What is waited for. */
export interface Wait {
  /** The program that makes it true; the wait fails when it exits. */
  readonly running: RunningProcess;
  /** The folder of its logs, and of the programs that it starts: as long as one of them grows, it works. Without it the wait has no end. */
  readonly logs?: string;
  /** The sentence of the Failure where it hangs. */
  readonly otherwise: string;
  /** Milliseconds; for tests. */
  readonly silence?: number;
}

/**
 * Resolves when something holds. There is no time limit as long as the program works.
 * @throws Failure where the program exits, or `logs` does not grow for 20 minutes
 */
export async function waitUntil(
  holds: () => Promise<boolean>,
  { running, logs, otherwise, silence = SILENCE_MS }: Wait,
): Promise<void> {
  const exit = rejectOnExit(running);
  // Each race below sees it; between two of them nobody does.
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

/** When a file of a folder was last written, in milliseconds since 1970; 0 where there is none. */
async function lastWrite(folder: string): Promise<number> {
  const names = (await undefinedIfMissing(readdir(folder))) ?? [];
  const times = names.map(async (name) => (await stat(join(folder, name))).mtimeMs);
  return Math.max(0, ...(await Promise.all(times)));
}
