import { readFile } from 'node:fs/promises';
import { messageOf } from '../lib/failure';
import { startProcess } from '../lib/processes';
import type { ProcessOptions } from '../lib/processes';
import { formatDuration, log } from '../lib/log';
import type { TestTime } from '../test/times';
import { stopSignal } from '../lib/command';

/** The numbers of passed and failed tests. A task without tests that fails counts as one failed test. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The duration of each test. */
  readonly times?: readonly TestTime[];
  /** The name and the error of each failed test. */
  readonly failures?: readonly string[];
}

/** The result of a task, for the summary. */
export interface Outcome extends Counts {
  readonly title: string;
  /** The duration in milliseconds. */
  readonly took: number;
}

/** After a signal to end, the command ends its programs, and must not start further ones. */
let stopping = false;
void stopSignal.then(() => {
  stopping = true;
});
const isStopping = (): boolean => stopping;

const NOTHING_FAILED: Counts = { passed: 0, failed: 0 };

/**
 * Runs a part of the work, and prints its start, its end, its time and its failures. If it throws, the error counts as
 * one failure and is printed, and the next part runs.
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

/** A task without tests. It counts only if it fails. */
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

/** Runs a program to its end. Returns whether it succeeded, and its whole output. */
export async function runAndCapture(
  options: ProcessOptions & { readonly log: string },
): Promise<{ succeeded: boolean; output: string }> {
  const running = startProcess(options);
  const how = await running.exited;
  await running.stop();
  return { succeeded: how === 0, output: await readFile(options.log, 'utf8') };
}
