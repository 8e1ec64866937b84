const SINCE = 'REPORTED_SINCE';
/** Of the command that was given, in milliseconds since 1970. */
const began = Number(process.env[SINCE] ?? performance.timeOrigin + performance.now());

/** Goes into the environment of a program that reports beside this one, so that both tell one time. */
export const reportedTogether = { [SINCE]: String(began) };

/** Milliseconds as `3.1 s` or `2 min 05 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** Shows one line, behind the time since the command began. */
export function say(line: string): void {
  console.log(
    `[${duration(performance.timeOrigin + performance.now() - began).padStart(7)}] ${line}`,
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
  say(`${title} …`);
  const start = performance.now();
  let notes = '';
  const result = await work((text) => {
    notes += `, ${text}`;
  });
  say(`${title}: done in ${duration(performance.now() - start)}${notes}`);
  return result;
}
