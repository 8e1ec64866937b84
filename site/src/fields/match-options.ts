/** More than these are not shown at once. */
const MOST = 40;

interface MatchedOptions {
  readonly shown: readonly string[];
  /** How many match beyond those. */
  readonly left: number;
}

/** The options with the typed letters in them, without case, in their own order; the chosen ones are always there. */
export function matchOptions(
  options: readonly string[],
  chosen: readonly string[],
  typed: string,
): MatchedOptions {
  const letters = typed.trim().toLowerCase();
  const gone = chosen.filter((choice) => !options.includes(choice));
  const matches = options.filter((option) => option.toLowerCase().includes(letters));
  const first = new Set(matches.slice(0, MOST));
  return {
    shown: [...gone, ...options.filter((option) => first.has(option) || chosen.includes(option))],
    left: matches.filter((option) => !first.has(option) && !chosen.includes(option)).length,
  };
}
