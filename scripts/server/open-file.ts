import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '../lib/failure';

/** An open file: all that is read is of one file, also if its name is given to another one meanwhile. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  /** Differs for another file and for other content. */
  readonly identity: string;
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/** Opens a regular file; undefined where there is none. The caller closes the handle. */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle;
  try {
    // A link could lead out of the folder.
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (NOT_THERE.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
  try {
    const stat = await handle.stat({ bigint: true });
    if (!stat.isFile()) {
      await handle.close();
      return undefined;
    }
    const identity = createHash('sha256')
      .update([stat.dev, stat.ino, stat.size, stat.mtimeNs].join(' '))
      .digest('base64url')
      .slice(0, 20);
    return { handle, size: Number(stat.size), identity };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
