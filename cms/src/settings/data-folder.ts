import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError, unwritableFolder } from './startup-error';

/** Codes for a path with a file in it, and for a disk without folders of its own, such as `/proc`. */
const IMPOSSIBLE = ['ENOTDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG'];

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Makes one folder after the other: the recursive `mkdir` of Node never ends in `/proc`. */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Makes the data folder if it is missing.
 * @throws StartupError if it cannot be made
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (IMPOSSIBLE.includes(code))
      throw new StartupError(
        `The data folder ${dataDir} (DATA_DIR) cannot be made (${code}): set DATA_DIR to a folder, on a disk that takes files.`,
      );
    throw unwritableFolder(dataDir, code) ?? error;
  }
}
