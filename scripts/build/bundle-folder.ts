import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Has a bundle made, and gives it the name of what it was made of, if that has stayed the same meanwhile: otherwise it
 * may hold something else, and nobody who looks for that is to find it.
 * @param folder the bundle's, where it is of what it was to be of
 * @param make makes the bundle in another folder
 * @param isAsBefore whether what it was made of is still the same
 * @returns its folder
 */
export async function makeBundle(
  folder: string,
  make: (folder: string) => Promise<void>,
  isAsBefore: () => Promise<boolean>,
): Promise<string> {
  const unnamed = `${folder}-${randomUUID()}`;
  await make(unnamed);
  if (!(await isAsBefore())) return unnamed;
  await rm(folder, { recursive: true, force: true });
  await rename(unnamed, folder);
  return folder;
}
