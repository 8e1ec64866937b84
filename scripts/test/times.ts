import { formatDuration } from '../lib/log';

const SLOWEST = 20;

/** How long one test took. */
export interface TestTime {
  /** Its file and its title. */
  readonly name: string;
  /** Milliseconds. */
  readonly took: number;
}

/** The slowest tests as lines, the slowest first; none where no test ran. */
export function slowestLines(times: readonly TestTime[]): string[] {
  if (times.length === 0) return [];
  const slowest = [...times].sort((a, b) => b.took - a.took).slice(0, SLOWEST);
  const lines = slowest.map(({ name, took }) => `${formatDuration(took).padStart(11)}  ${name}`);
  return [`The slowest of ${String(times.length)} tests:`, ...lines];
}
