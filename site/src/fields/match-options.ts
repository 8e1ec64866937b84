/** The largest number of visible options. */
const MOST = 40;

interface MatchedOptions {
  readonly shown: readonly string[];
  /** The number of matches that are not visible. */
  readonly left: number;
}

/**
 * Returns the options that contain the typed text, case-insensitive, in their order. Chosen options are always
 * included.
 */
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
