const SINCE = 'REPORTED_SINCE';
/** Of the command that was given, in milliseconds since 1970. */
const began = Number(process.env[SINCE] ?? performance.timeOrigin + performance.now());

/** Goes into the environment of a program that reports beside this one, so that both tell one time. */
export const sharedClock = { [SINCE]: String(began) };

/** Milliseconds as `3.1 s` or `2 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** Shows one line, behind the time since the command began. */
export function log(line: string): void {
  console.log(
    `[${formatDuration(performance.timeOrigin + performance.now() - began).padStart(7)}] ${line}`,
  );
}

/**
 * Shows that a step begins, does it, and shows how long it took and what it notes, if anything.
 * Answers what the step answers.
 */
export async function step<T>(
  title: string,
  work: (note: (text: string) => void) => Promise<T>,
): Promise<T> {
  log(`${title} …`);
  const start = performance.now();
  let notes = '';
  const result = await work((text) => {
    notes += `, ${text}`;
  });
  log(`${title}: done in ${formatDuration(performance.now() - start)}${notes}`);
  return result;
}
