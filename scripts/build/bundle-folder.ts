import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from '../lib/files';

/** Whether a complete bundle exists. */
export const isBundle = async (folder: string): Promise<boolean> =>
  (await readIfExists(join(folder, 'manifest.json'))) !== undefined;

/**
 * Makes a bundle and names it after its sources, which can change meanwhile. An existing bundle of that name stays,
 * because a release may be rendered from it.
 * @param make makes the bundle in a folder; returns the name of its sources, undefined if that is unknown
 * @param replaces whether the new bundle replaces an existing one, which stays under another name until it is pruned
 * @returns the bundle's folder
 */
export async function makeBundle(
  bundles: string,
  make: (folder: string) => Promise<string | undefined>,
  replaces = false,
): Promise<string> {
  const unnamed = join(bundles, `unnamed-${randomUUID()}`);
  const name = await make(unnamed);
  if (name === undefined) return unnamed;
  const folder = join(bundles, name);
  if (await isBundle(folder)) {
    if (!replaces) {
      await rm(unnamed, { recursive: true });
      return folder;
    }
    await rename(folder, join(bundles, `replaced-${randomUUID()}`));
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unnamed, folder);
  return folder;
}
