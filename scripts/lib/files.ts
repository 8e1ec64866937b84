import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './failure';

/** Answers undefined where `work` fails because the file is not there; any other error stays one. */
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

/** The text of a file; undefined where there is none. */
export const readIfExists = (file: string): Promise<string | undefined> =>
  undefinedIfMissing(readFile(file, 'utf8'));

/** What a file holds, at once: for many short files, or where nothing else is to be done. Undefined where there is none. */
export function readBytesIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a file whole or not at all, and the folders that lead to it. */
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
 * The same at once, where the folder is there: for a short file that others wait for.
 * @param aside a folder of the same disk for what is not whole yet
 */
export function writeAtomicallySync(file: string, content: string, aside: string): void {
  const temporary = join(aside, `${basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Every file below a folder, in the order of their names, without the names that `takes` refuses. */
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
