/** FNV-1a. Texts that differ by one letter get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Random choices that are the same for the same seed (mulberry32). */
export function random(seed: string) {
  let state = hash(seed);
  /** A number from 0 up to, not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number from `low` to `high`, both included. */
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[int(0, list.length - 1)];
    if (one === undefined) throw new Error('nothing to pick from: the list is empty');
    return one;
  };
  /** True with this probability (0 to 1). */
  const chance = (part: number): boolean => next() < part;
  return { next, int, pick, chance };
}

export type Random = ReturnType<typeof random>;
