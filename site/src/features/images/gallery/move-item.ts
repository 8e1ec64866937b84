/** A list with one of its entries in another place, from 0. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
