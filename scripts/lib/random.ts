/** A stream of choices that is the same for the same seed, so that the sample content never changes. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in this part (0 to 1) of all cases. */
  chance(part: number): boolean;
  /** So many different ones of the list, in the list's order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** FNV-1a: spreads texts that differ by one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** The stream of a seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[int(0, list.length - 1)];
    if (one === undefined) throw new Error('nothing to pick from: the list is empty');
    return one;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const order = list.map((_, index) => ({ index, weight: next() }));
    const chosen = new Set(
      order
        .sort((a, b) => a.weight - b.weight)
        .slice(0, count)
        .map(({ index }) => index),
    );
    return list.filter((_, index) => chosen.has(index));
  };
  return { next, int, pick, chance: (part) => next() < part, some };
}
