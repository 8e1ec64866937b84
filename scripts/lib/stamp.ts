import { rm } from 'node:fs/promises';
import { readIfExists, writeAtomically } from './files';

/**
 * Does `work` unless the file `stamp` says that it was done for this fingerprint already.
 * Answers whether it did.
 */
export async function runUnlessStamped(
  stamp: string,
  fingerprint: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if ((await readIfExists(stamp)) === fingerprint) return false;
  await rm(stamp, { force: true });
  await work();
  await writeAtomically(stamp, fingerprint);
  return true;
}
