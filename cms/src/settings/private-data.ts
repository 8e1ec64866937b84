import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from './data-folder';

const FOLDER = 0o700;
const FILE = 0o600;
/** Only the owner can read the files that this process creates. */
const UMASK = 0o077;
const MODES = 0o777;
/**
 * The published site and the stored pictures: many files, all public anyway. The modes of their folders protect them.
 */
const PUBLIC = ['site', 'public'];

const modeOf = (entry: Stats): number | undefined => {
  if (entry.isDirectory()) return FOLDER;
  return entry.isFile() ? FILE : undefined;
};

/** Only the owner and root can change a mode. */
const isOwn = ({ uid }: Stats): boolean => [uid, 0].includes(process.getuid?.() ?? uid);

/** Errors to ignore: another process may have removed the file; a read-only disk is reported by the next write. */
const HARMLESS: readonly (string | undefined)[] = ['ENOENT', 'EROFS'];

function setMode(file: string, mode: number): void {
  try {
    chmodSync(file, mode);
  } catch (error) {
    if (!HARMLESS.includes((error as NodeJS.ErrnoException).code)) throw error;
  }
}

function makePrivate(file: string, isPublic: (file: string) => boolean): void {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  const mode = entry && modeOf(entry);
  if (mode === undefined || !entry || !isOwn(entry)) return;
  if ((entry.mode & MODES) !== mode) setMode(file, mode);
  if (mode !== FOLDER || isPublic(file)) return;
  for (const name of readdirSync(file)) makePrivate(path.join(file, name), isPublic);
}

/**
 * Makes the data folder unreadable for other accounts of the machine, independent of the umask. The modes of existing
 * files are corrected, and files that this process and its child processes create later are private. The folder is
 * created if it does not exist.
 * @throws StartupError if it cannot be created
 * Source: docs/deploy.md, "Who can read the data folder".
 */
export function keepDataPrivate(dataDir: string): void {
  process.umask(UMASK);
  makeDataFolder(dataDir);
  const isPublic = new Set(PUBLIC.map((name) => path.join(dataDir, name)));
  makePrivate(dataDir, (file) => isPublic.has(file));
}
