import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { listFilesBelow, undefinedIfMissing } from '../../lib/files';

/** Says when a release was published, and of course differs. */
const PUBLISHED_FILE = 'published.json';

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = [await stat(one), await undefinedIfMissing(stat(other))];
  if (!b || a.size !== b.size) return false;
  // Releases share what is the same: then both are names of one file.
  return a.ino === b.ino || (await readFile(one)).equals(await readFile(other));
}

/** The files that two releases do not serve alike, byte for byte; only a few at a time are ever read. */
export async function* findDifferences(one: string, other: string): AsyncGenerator<string> {
  const isServed = (name: string): boolean => !name.startsWith('.');
  for await (const file of listFilesBelow(one, isServed)) {
    const name = relative(one, file);
    if (name !== PUBLISHED_FILE && !(await isSame(file, join(other, name)))) yield name;
  }
  for await (const file of listFilesBelow(other, isServed)) {
    const name = relative(other, file);
    if ((await undefinedIfMissing(stat(join(one, name)))) === undefined) yield name;
  }
}
