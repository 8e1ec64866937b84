const SINCE = 'REPORTED_SINCE';
/** Whether another command started this one, with `sharedClock` in its environment. */
export const isChildCommand = SINCE in process.env;
/** The start time of the user's command, in milliseconds since 1970. */
const began = Number(process.env[SINCE] ?? performance.timeOrigin + performance.now());

/** Environment variables for a program that logs beside this one, so that both log the time since the same start. */
export const sharedClock = { [SINCE]: String(began) };

/** Formats milliseconds as `3.1 s` or `2 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** Logs one line, prefixed with the time since the command began. */
export function log(line: string): void {
  console.log(
    `[${formatDuration(performance.timeOrigin + performance.now() - began).padStart(7)}] ${line}`,
  );
}

/**
 * Runs a step of a command. Logs its start, its duration and its notes.
 * @returns the step's result
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
