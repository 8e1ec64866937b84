import { loadavg } from 'node:os';
import { log } from '../../lib/log';

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/**
 * The median of some numbers: the middle one, or the mean of the two middle ones. Throws a RangeError for no numbers.
 */
export function median(numbers: readonly number[]): number {
  const sorted = ascending(numbers);
  const at = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? at : at - 1], sorted[at]];
  if (low === undefined || high === undefined) throw new RangeError('no median of no numbers');
  return (low + high) / 2;
}

/** The percentile of some numbers. Throws a RangeError for no numbers. */
export function percentile(numbers: readonly number[], hundredths: number): number {
  const rank = Math.max(0, Math.ceil((numbers.length * hundredths) / 100) - 1);
  const found = ascending(numbers)[rank];
  if (found === undefined) throw new RangeError('no percentile of no numbers');
  return found;
}

export function logMachineLoad(): void {
  log(`load of the machine: ${String(loadavg()[0]?.toFixed(1))}`);
}

/** Runs `work`. Returns its result and its duration in seconds. */
export async function timed<T>(work: () => Promise<T>) {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
}
