import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from './manifest';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The entry of a file below a folder, with its size and checksum. */
export async function entryOf(folder: string, name: string): Promise<Entry> {
  const file = path.join(folder, name);
  const { size } = await stat(file);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { path: name, size, sha256: hash.digest('hex') };
}
