import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atEnd } from './at-end';
import { codeOf, Failure } from './failure';
import { readIfThere, unlessMissing } from './files';

/**
 * Holds a lock file while `work` runs. Throws a Failure with the sentence `taken` where a living
 * process holds it; the lock of a dead one is taken over.
 */
export async function withLock<T>(file: string, taken: string, work: () => Promise<T>): Promise<T> {
  const owner = await processName(process.pid);
  if (!owner) throw new Error('this process does not live');
  await mkdir(dirname(file), { recursive: true });
  while (!(await acquire(file, owner))) {
    const holder = await readIfThere(file);
    if (holder === undefined) continue;
    if (await lives(holder)) throw new Failure(taken);
    await removeStale(file, holder);
  }
  const release = (): Promise<void> => rm(file, { force: true });
  const forget = atEnd(release);
  try {
    return await work();
  } finally {
    forget();
    await release();
  }
}

/** By a link, so that the file never stands there without its owner's name. */
async function acquire(file: string, owner: string): Promise<boolean> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, owner);
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own);
  }
}

/** Takes the lock of a dead process away; one that another process took in between is given back. */
async function removeStale(file: string, holder: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  if ((await unlessMissing(rename(file, aside).then(() => true))) === undefined) return;
  if ((await readFile(aside, 'utf8')) !== holder) await link(aside, file);
  await rm(aside);
}

const lives = async (holder: string): Promise<boolean> =>
  (await processName(Number.parseInt(holder, 10))) === holder;

/**
 * A name that no later process has: the id and, where the system tells it, the start time, since ids
 * come again after a restart of the machine or container. Undefined for a process that is not there.
 */
async function processName(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return undefined;
    if (codeOf(error) !== 'EPERM') throw error;
  }
  const stat = await readIfThere(`/proc/${String(pid)}/stat`);
  // The second field, the program's name in brackets, may itself hold blanks and brackets.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return started === undefined ? String(pid) : `${String(pid)} ${started}`;
}
