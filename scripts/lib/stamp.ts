import { rm } from 'node:fs/promises';
import { readIfThere, writeWhole } from './files';

/**
 * Does `work` unless the file `stamp` says that it was done for this fingerprint already.
 * Answers whether it did.
 */
export async function unlessStamped(
  stamp: string,
  fingerprint: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if ((await readIfThere(stamp)) === fingerprint) return false;
  await rm(stamp, { force: true });
  await work();
  await writeWhole(stamp, fingerprint);
  return true;
}
