import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from '../lib/files';

/** Whether a bundle is there, and whole. */
export const isBundle = async (folder: string): Promise<boolean> =>
  (await readIfExists(join(folder, 'manifest.json'))) !== undefined;

/**
 * Has a bundle made, and gives it the name of what it was made of: that may be something else than what was there when
 * it was begun. Where there is such a bundle already, that is the one: a release may be rendered from it.
 * @param make makes the bundle in a folder; answers the name of what it was made of, undefined where nobody knows
 * @returns its folder
 */
export async function makeBundle(
  bundles: string,
  make: (folder: string) => Promise<string | undefined>,
): Promise<string> {
  const unnamed = join(bundles, `unnamed-${randomUUID()}`);
  const name = await make(unnamed);
  if (name === undefined) return unnamed;
  const folder = join(bundles, name);
  if (await isBundle(folder)) {
    await rm(unnamed, { recursive: true });
    return folder;
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unnamed, folder);
  return folder;
}
