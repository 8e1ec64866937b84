import { constants } from 'node:os';
import { runCleanups } from './cleanup';
import { messageOf } from './failure';
import { isChildCommand } from './log';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the first signal to stop. */
export const stopSignal = new Promise<(typeof SIGNALS)[number]>((resolve) => {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      resolve(signal);
    });
  }
});

/**
 * Runs one command of `npm run`. If it fails, it prints one sentence and exits with code 1. At a signal to stop, it
 * ends every process that it started.
 * @param options `untilStopped`: the command runs until it is stopped, so that a signal is a success
 */
export async function runCommand(
  work: () => Promise<void>,
  { untilStopped = false } = {},
): Promise<never> {
  let code = 0;
  try {
    const signal = await Promise.race([work(), stopSignal]);
    if (signal) {
      if (!isChildCommand) console.log('Stopping.');
      code = untilStopped ? 0 : 128 + constants.signals[signal];
    }
  } catch (error) {
    console.error(`\n${messageOf(error)}`);
    code = 1;
  }
  await runCleanups();
  process.exit(code);
}
