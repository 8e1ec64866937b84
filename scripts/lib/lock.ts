import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { registerCleanup } from './cleanup';
import { codeOf, Failure } from './failure';
import { readIfExists, undefinedIfMissing } from './files';

const TAKEOVER_POLL_MS = 5;
const TAKEOVER_TIMEOUT_MS = 5000;

/**
 * Holds a lock file while `work` runs. Takes over the lock of a dead process.
 * @param taken the sentence of the Failure if a living process holds the lock
 */
export async function withLock<T>(file: string, taken: string, work: () => Promise<T>): Promise<T> {
  const owner = await processIdentity(process.pid);
  if (!owner) throw new Error('this process does not live');
  await mkdir(dirname(file), { recursive: true });
  while (!(await acquire(file, owner))) {
    const holder = await readIfExists(file);
    if (holder === undefined) continue;
    if (await isAlive(holder)) throw new Failure(taken);
    if (await replaceStaleLock(file, holder, owner)) break;
  }
  const release = (): Promise<void> => rm(file, { force: true });
  const forget = registerCleanup(release);
  try {
    return await work();
  } finally {
    forget();
    await release();
  }
}

/** Whether a living process holds a lock file. */
export async function isLocked(file: string): Promise<boolean> {
  const holder = await readIfExists(file);
  return holder !== undefined && (await isAlive(holder));
}

/** Creates the lock by a hard link, so that the file contains its owner's name from the start. */
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

/**
 * Replaces the lock of a dead process. A second link to the dead process's file is the mutex, and proves that the file
 * is still the dead process's.
 */
async function replaceStaleLock(file: string, holder: string, owner: string): Promise<boolean> {
  const turn = `${file}.stale`;
  try {
    await link(file, turn);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') await waitForTakeover(turn);
    else if (code !== 'ENOENT') throw error;
    return false;
  }
  const own = `${file}.${randomUUID()}`;
  try {
    if ((await readFile(turn, 'utf8')) !== holder) return false;
    await writeFile(own, owner);
    await rename(own, file);
    return true;
  } finally {
    await rm(own, { force: true });
    await rm(turn, { force: true });
  }
}

/** Waits a moment. A time limit removes the mutex of a process that died while it held it. */
async function waitForTakeover(turn: string): Promise<void> {
  await setTimeout(TAKEOVER_POLL_MS);
  const given = await undefinedIfMissing(stat(turn));
  if (given && Date.now() - given.ctimeMs > TAKEOVER_TIMEOUT_MS) await rm(turn, { force: true });
}

const isAlive = async (holder: string): Promise<boolean> =>
  (await processIdentity(Number.parseInt(holder, 10))) === holder;

/**
 * A name that no later process has: the id and, if the system provides it, the start time, because ids are reused after
 * a restart of the machine or container. Undefined if there is no such process.
 */
async function processIdentity(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return undefined;
    if (codeOf(error) !== 'EPERM') throw error;
  }
  const stat = await readIfExists(`/proc/${String(pid)}/stat`);
  // The second field, the program's name in brackets, may itself contain spaces and brackets.
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return started === undefined ? String(pid) : `${String(pid)} ${started}`;
}
