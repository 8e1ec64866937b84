import type { CsvFile } from './csv-rows';
import type { Tally } from './tally';

/** Where nobody watches, a line so often. */
const QUIET_MS = 5000;

/**
 * Shows how far a run is: on a terminal in one line that changes, elsewhere (a log) in a line every few seconds.
 * Answers what is told after each batch, and what ends the line.
 */
export function showProgress(csv: CsvFile, tally: Tally) {
  const { isTTY: isWatched } = process.stdout;
  const began = performance.now();
  let shown = began;

  const line = (): string => {
    const seconds = (performance.now() - began) / 1000;
    const rate = Math.round(tally.rows / Math.max(seconds, 0.001));
    return `${String(Math.floor(csv.done() * 100))}%, ${String(rate)} rows a second; ${tally.sentence()}`;
  };
  return {
    update: (): void => {
      if (isWatched) {
        process.stdout.write(`\r\u001b[2K${line().slice(0, process.stdout.columns - 1)}`);
      } else if (performance.now() - shown >= QUIET_MS) {
        shown = performance.now();
        console.log(line());
      }
    },
    end: (): void => {
      if (isWatched) process.stdout.write('\r\u001b[2K');
    },
  };
}
