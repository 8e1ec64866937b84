import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

/** The size of a log beyond which it is rotated, in bytes. */
const MAX_BYTES = 10 * 2 ** 20;
/** The number of earlier logs that are kept: `cms.log.1` is the newest. */
const KEPT = 5;
const CHECK_MS = 60_000;

const earlier = (file: string, n: number): string => `${file}.${String(n)}`;

/**
 * Rotates a log that programs append to, if it is large. The file is copied and emptied, because the programs hold it
 * open. A line that is written between the two steps is lost.
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

/** Rotates a log now, and then regularly while this process runs. Returns a function that stops this. */
export function keepRotating(file: string): () => void {
  rotateLog(file);
  const timer = setInterval(() => {
    rotateLog(file);
  }, CHECK_MS).unref();
  return () => {
    clearInterval(timer);
  };
}
