import { createHash } from 'node:crypto';
import { readFile, stat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFilesBelow, readIfExists, writeAtomically } from './files';
import { repository } from './folders';

/** Names of files that tools create, or that a build does not read. */
const IGNORED_NAMES = new Set([
  'node_modules',
  'dist',
  'public',
  '.cache',
  'e2e',
  'test',
  '__mocks__',
]);

const isSource = (name: string): boolean => !IGNORED_NAMES.has(name) && !name.includes('.test.');

async function* filesOf(path: string): AsyncGenerator<string> {
  if ((await stat(path)).isDirectory()) yield* listFilesBelow(path, isSource);
  else yield path;
}

/**
 * A hash (32 hexadecimal digits) of source files and of values.
 * @param paths files and folders, relative to `root`
 */
export async function fingerprintOf(
  paths: readonly string[],
  values: Readonly<Record<string, string>> = {},
  root = repository,
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for await (const file of filesOf(join(root, path))) {
      const content = await readFile(file);
      hash.update(`${file.slice(root.length)}\0${String(content.length)}\0`).update(content);
    }
  }
  for (const name of Object.keys(values).sort()) {
    const value = values[name] ?? '';
    hash.update(`${name}\0${String(value.length)}\0${value}`);
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * Runs `work` unless the file `stamp` has this fingerprint already.
 * @returns whether it ran the work
 */
export async function runUnlessStamped(
  stamp: string,
  fingerprint: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if ((await readIfExists(stamp)) === fingerprint) return false;
  await rm(stamp, { force: true });
  await work();
  await writeAtomically(stamp, fingerprint);
  return true;
}
