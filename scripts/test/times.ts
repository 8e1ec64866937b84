import { formatDuration } from '../lib/log';

const SLOWEST = 20;

/** The duration of one test. */
export interface TestTime {
  /** Its file and title. */
  readonly name: string;
  /** The duration in milliseconds. */
  readonly took: number;
}

/** The slowest tests as lines, the slowest first; none if no test ran. */
export function slowestLines(times: readonly TestTime[]): string[] {
  if (times.length === 0) return [];
  const slowest = [...times].sort((a, b) => b.took - a.took).slice(0, SLOWEST);
  const lines = slowest.map(({ name, took }) => `${formatDuration(took).padStart(11)}  ${name}`);
  return [`The slowest of ${String(times.length)} tests:`, ...lines];
}
