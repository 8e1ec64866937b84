import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, undefinedIfMissing } from './files';

/** The direct children of a process. */
export async function listChildren(pid: number): Promise<number[]> {
  const folder = `/proc/${String(pid)}/task`;
  const tasks = (await undefinedIfMissing(readdir(folder))) ?? [];
  const texts = await Promise.all(
    tasks.map((task) => readIfExists(join(folder, task, 'children'))),
  );
  return texts.flatMap((text) => text?.split(' ').filter(Boolean).map(Number) ?? []);
}

/** The descendant of a process whose command line contains this word; undefined if there is none. */
export async function findDescendant(pid: number, word: string): Promise<number | undefined> {
  for (const child of await listChildren(pid)) {
    const line = await readIfExists(`/proc/${String(child)}/cmdline`);
    if (line?.split('\0').some((part) => part.endsWith(word))) return child;
    const found = await findDescendant(child, word);
    if (found !== undefined) return found;
  }
  return undefined;
}
