import { constants } from 'node:os';
import { runCleanups } from './cleanup';
import { messageOf } from './failure';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the first signal that asks the command to end. */
export const stopSignal = new Promise<(typeof SIGNALS)[number]>((resolve) => {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      resolve(signal);
    });
  }
});

/**
 * Runs one command of `npm run`: ends it with a sentence and exit code 1 when it fails, and with
 * everything that it started when it is asked to end. `untilStopped`: being stopped is its normal end.
 */
export async function runCommand(
  work: () => Promise<void>,
  { untilStopped = false } = {},
): Promise<never> {
  let code = 0;
  try {
    const signal = await Promise.race([work(), stopSignal]);
    if (signal) {
      console.log('Stopping.');
      code = untilStopped ? 0 : 128 + constants.signals[signal];
    }
  } catch (error) {
    console.error(`\n${messageOf(error)}`);
    code = 1;
  }
  await runCleanups();
  process.exit(code);
}
