/** The middle of some numbers, or the mean of the two in the middle. Throws a RangeError for none. */
export function median(numbers: readonly number[]): number {
  const ascending = [...numbers].sort((a, b) => a - b);
  const at = Math.floor(ascending.length / 2);
  const [low, high] = [ascending[ascending.length % 2 ? at : at - 1], ascending[at]];
  if (low === undefined || high === undefined) throw new RangeError('no median of no numbers');
  return (low + high) / 2;
}
