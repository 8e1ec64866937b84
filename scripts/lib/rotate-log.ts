import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/** The size of a log beyond which it is rotated, in bytes. */
const MAX_BYTES = 10 * 2 ** 20;
/** How many earlier logs are kept: `cms.log.1` is the newest. */
const KEPT = 5;
const CHECK_MS = 60_000;

const earlier = (file: string, n: number): string => `${file}.${String(n)}`;

/**
 * Makes room in a log that programs append to: a large one becomes an earlier one. It is copied and emptied, as the
 * programs hold it open; a line that is written between the two is lost.
 */
export function rotateLog(file: string, maxBytes = MAX_BYTES, kept = KEPT): void {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= maxBytes) return;
  for (let n = kept - 1; n >= 1; n -= 1)
    if (existsSync(earlier(file, n))) renameSync(earlier(file, n), earlier(file, n + 1));
  copyFileSync(file, earlier(file, 1));
  truncateSync(file);
}

/** Rotates a log now, and again as long as this process runs. Returns what ends that. */
export function keepRotating(file: string): () => void {
  rotateLog(file);
  const timer = setInterval(() => {
    rotateLog(file);
  }, CHECK_MS).unref();
  return () => {
    clearInterval(timer);
  };
}
