import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '../lib/failure';

/** An open file. All reads are from this file, even if another file gets its name meanwhile. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
  /** Identifies the file and its content: it differs for another file or other content. */
  readonly identity: string;
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/** Opens a regular file; returns undefined if there is none. The caller closes the handle. */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle;
  try {
    // A symbolic link could point outside the folder.
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
