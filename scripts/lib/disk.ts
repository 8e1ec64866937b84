import { mkdir, statfs } from 'node:fs/promises';
import { Failure } from './failure';

const GB = 1e9;

/** Makes a folder if it is missing. Throws a Failure if its disk has less than `needed` bytes free. */
export async function assertFreeSpace(folder: string, needed: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < needed) {
    throw new Failure(
      `The disk is nearly full: the data folder (DATA_DIR) needs ${(needed / GB).toFixed(1)} GB free and ` +
        `has ${(free / GB).toFixed(1)} GB; free some space or choose a folder on another disk.`,
    );
  }
}
