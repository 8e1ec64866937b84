import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, unlessMissing } from './files';

/** The direct children of a process. */
export async function childrenOf(pid: number): Promise<number[]> {
  const folder = `/proc/${String(pid)}/task`;
  const tasks = (await unlessMissing(readdir(folder))) ?? [];
  const texts = await Promise.all(tasks.map((task) => readIfThere(join(folder, task, 'children'))));
  return texts.flatMap((text) => text?.split(' ').filter(Boolean).map(Number) ?? []);
}

/** The process below another one whose command line has this word; undefined where there is none. */
export async function findBelow(pid: number, word: string): Promise<number | undefined> {
  for (const child of await childrenOf(pid)) {
    const line = await readIfThere(`/proc/${String(child)}/cmdline`);
    if (line?.split('\0').some((part) => part.endsWith(word))) return child;
    const found = await findBelow(child, word);
    if (found !== undefined) return found;
  }
  return undefined;
}
