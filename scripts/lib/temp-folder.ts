import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerCleanup } from './cleanup';

/** Linux's files in memory. */
const MEMORY = '/dev/shm';
/** More than the tests of the CMS ever have there. */
const NEEDED_BYTES = 1e9;

/**
 * The place for temporary files that need not outlive a power failure: memory, where no write waits for a disk, or the
 * system's own place where memory has no room.
 */
export async function fastPlace(memory = MEMORY, needed = NEEDED_BYTES): Promise<string> {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize < needed ? tmpdir() : memory;
}

/** A temporary folder that is removed when the command ends. */
export async function createTempFolder(name: string, place = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(place, `dwarka-${name}-`));
  // Servers may read the folder under another account than root.
  await chmod(folder, 0o755);
  // Programs that are ending may still write there.
  registerCleanup(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  );
  return folder;
}
