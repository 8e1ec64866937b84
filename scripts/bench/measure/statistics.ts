const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The middle of some numbers, or the mean of the two in the middle. Throws a RangeError for none. */
export function median(numbers: readonly number[]): number {
  const sorted = ascending(numbers);
  const at = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? at : at - 1], sorted[at]];
  if (low === undefined || high === undefined) throw new RangeError('no median of no numbers');
  return (low + high) / 2;
}

/** The number that so many hundredths of some numbers do not exceed. Throws a RangeError for none. */
export function percentile(numbers: readonly number[], hundredths: number): number {
  const rank = Math.max(0, Math.ceil((numbers.length * hundredths) / 100) - 1);
  const found = ascending(numbers)[rank];
  if (found === undefined) throw new RangeError('no percentile of no numbers');
  return found;
}

/** Does `work`; returns its result and how long it took, in seconds. */
export async function timed<T>(work: () => Promise<T>) {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
}
