import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Longer than any form takes. Younger files can belong to another process that shares the folder. */
const OLD_MS = 60 * 60 * 1000;

/** Removes the files of killed processes from the folder of incoming files. */
export async function removeStaleFiles(folder: string): Promise<void> {
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  const isOld = (file: string): boolean => {
    // Its own process may remove it at the same time.
    const found = statSync(file, { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs < Date.now() - OLD_MS;
  };
  await Promise.all(files.filter(isOld).map((file) => rm(file, { force: true })));
}
