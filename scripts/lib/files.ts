import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './failure';

/** The result of `work`; undefined if it fails because a file is missing. */
export async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** The text of a file; undefined if it is missing. */
export const readIfExists = (file: string): Promise<string | undefined> =>
  undefinedIfMissing(readFile(file, 'utf8'));

/** The content of a file, read synchronously: faster for many short files. Undefined if it is missing. */
export function readBytesIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a file atomically, and makes its folder. */
export async function writeAtomically(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * `writeAtomically`, but synchronous, for a short file whose folder exists.
 * @param aside a folder on the same disk for the incomplete file
 * @param prepare called with the complete file before it gets its name
 */
export function writeAtomicallySync(
  file: string,
  content: string | Buffer,
  aside: string,
  prepare?: (temporary: string) => void,
): void {
  const temporary = join(aside, `${basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(temporary, content);
    prepare?.(temporary);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Every file below a folder, sorted by name, if `takes` accepts its name. */
export async function* listFilesBelow(
  folder: string,
  takes: (name: string) => boolean = () => true,
): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!takes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFilesBelow(path, takes);
    else if (entry.isFile()) yield path;
  }
}
