import { readFile } from 'node:fs/promises';
import { messageOf } from '../lib/failure';
import { startProcess } from '../lib/processes';
import type { ProcessOptions } from '../lib/processes';
import { formatDuration, log } from '../lib/log';
import type { TestTime } from '../test/times';
import { stopSignal } from '../lib/command';

/** How many tests passed and failed; a task without tests that fails counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** How long each of the tests took. */
  readonly times?: readonly TestTime[];
}

/** What a task came to, for the summary. */
export interface Outcome extends Counts {
  readonly title: string;
  /** Milliseconds. */
  readonly took: number;
}

/** Once the command is asked to end, its programs are ended, which must start no further ones. */
let stopping = false;
void stopSignal.then(() => {
  stopping = true;
});
const isStopping = (): boolean => stopping;

const NOTHING_FAILED: Counts = { passed: 0, failed: 0 };

/**
 * Does a part of the work, and shows its beginning, its end, its time and its faults. A part that
 * throws has failed once; what it threw is shown and goes no further, so that the next part is done.
 */
export async function task(title: string, work: () => Promise<Counts>): Promise<Outcome> {
  if (isStopping()) return new Promise(() => undefined);
  log(`${title} …`);
  const start = performance.now();
  let counts = NOTHING_FAILED;
  try {
    counts = await work();
  } catch (error) {
    if (isStopping()) return new Promise(() => undefined);
    console.log(`\n${messageOf(error)}\n`);
    counts = { passed: 0, failed: 1 };
  }
  const outcome = { title, ...counts, took: performance.now() - start };
  log(describe(outcome));
  return outcome;
}

/** A task that is no test, and counts only when it fails. */
export const chore = (title: string, work: () => Promise<unknown>): Promise<Outcome> =>
  task(title, async () => {
    await work();
    return NOTHING_FAILED;
  });

/** An outcome as one line: `Unit tests: 12 passed, 0 failed in 3.1 s`. */
export function describe({ title, passed, failed, took }: Outcome): string {
  const tests = `${String(passed)} passed, ${String(failed)} failed`;
  const word = failed > 0 ? 'FAILED' : 'in order';
  return `${title}: ${passed > 0 ? tests : word} in ${formatDuration(took)}`;
}

/** Runs a program to its end; answers whether it ended well and everything that it said. */
export async function runAndCapture(
  options: ProcessOptions & { readonly log: string },
): Promise<{ succeeded: boolean; output: string }> {
  const running = startProcess(options);
  const how = await running.exited;
  await running.stop();
  return { succeeded: how === 0, output: await readFile(options.log, 'utf8') };
}
