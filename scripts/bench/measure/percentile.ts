/** The number that so many hundredths of some numbers do not exceed. Throws a RangeError for none. */
export function percentile(numbers: readonly number[], hundredths: number): number {
  const ascending = [...numbers].sort((a, b) => a - b);
  const found = ascending[Math.max(0, Math.ceil((ascending.length * hundredths) / 100) - 1)];
  if (found === undefined) throw new RangeError('no percentile of no numbers');
  return found;
}
