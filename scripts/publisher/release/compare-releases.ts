import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFilesBelow, undefinedIfMissing } from '../../lib/files';
import { isServedName } from '../../lib/served-name';

/** The file contains the time of the publish, so it always differs. */
const PUBLISHED_FILE = 'published.json';

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = [await stat(one), await undefinedIfMissing(stat(other))];
  if (!b || a.size !== b.size) return false;
  // Releases share equal files as hard links.
  return a.ino === b.ino || (await readFile(one)).equals(await readFile(other));
}

/** The files that differ between two releases, byte for byte. Only two files are in memory at a time. */
export async function* findDifferences(one: string, other: string): AsyncGenerator<string> {
  for await (const file of listFilesBelow(one, isServedName)) {
    const name = relative(one, file);
    if (name !== PUBLISHED_FILE && !(await isSame(file, join(other, name)))) yield name;
  }
  for await (const file of listFilesBelow(other, isServedName)) {
    const name = relative(other, file);
    if ((await undefinedIfMissing(stat(join(one, name)))) === undefined) yield name;
  }
}
