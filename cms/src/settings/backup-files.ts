import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from './startup-error';

/** The file in the data folder that describes the last backup of `npm run backup`. */
export const LAST_BACKUP = 'backup.json';
/** The file in the data folder that exists while `npm run restore` moves the restored data into place. */
export const RESTORE_JOURNAL = 'restore.json';

/** The folder of the pictures in the bin, in the data folder or the bucket. Nothing serves it. */
export const BIN = 'bin';
/** The folder of the listings' documents, beside it. Nothing serves it either. */
export const DOCUMENTS = 'documents';
/** How the names of these files begin. */
export const DOCUMENT_PREFIX = 'document-';

/**
 * The version of the stored data. A change that earlier code cannot read raises it, with a migration in
 * `cms/database/migrations` and a fixture. Source: docs/how-to.md, "Change stored data".
 */
export const DATA_VERSION = 2;

/** The last successful backup of a data folder. */
export interface LastBackup {
  /** The ISO time of the state in the backup. */
  readonly at: string;
  /** The file, or its address in a bucket. */
  readonly file: string;
  readonly bytes: number;
  readonly revision: number;
}

function isLastBackup(value: unknown): value is LastBackup {
  if (typeof value !== 'object' || value === null || !('at' in value)) return false;
  return typeof value.at === 'string' && !Number.isNaN(Date.parse(value.at));
}

/** The last successful backup of a data folder; undefined before the first one, or if its record is damaged. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(path.join(dataDir, LAST_BACKUP), 'utf8'));
    return isLastBackup(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @throws StartupError if a restore of this data folder was interrupted: its parts do not match */
export function assertNotRestoring(dataDir: string): void {
  if (existsSync(path.join(dataDir, RESTORE_JOURNAL)))
    throw new StartupError(
      'A restore of the data folder (DATA_DIR) is not finished: run npm run restore again with the same file.',
    );
}
