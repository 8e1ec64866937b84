import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { lastNumber, nextNumber } from './counters';

const NAME = 'revision';
/** The counter that orders the writes of what no page shows. */
const UNPUBLISHED = 'unpublished writes';

interface Seen {
  revision: number | undefined;
  /** Whether something that was written is public now. */
  isPublic: boolean;
}

type Task = () => Promise<void>;

/** The current write. */
interface Write {
  /** Undefined until the write touches what published pages show. */
  revision: number | undefined;
  /** Run after the commit. */
  readonly tasks: Task[];
}

interface Transaction {
  readonly onCommit: (act: () => void) => void;
}

const writing = new AsyncLocalStorage<Write>();
const watched = new AsyncLocalStorage<Seen>();

/** A task that fails changes nothing of what is committed. */
async function runAll(strapi: Core.Strapi, tasks: readonly Task[]): Promise<void> {
  const outcomes = await Promise.allSettled(tasks.map((task) => task()));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') strapi.log.error(outcome.reason);
}

/** Gives a write its revision, unless it has one. */
async function raiseRevision(strapi: Core.Strapi, write: Write): Promise<void> {
  if (write.revision !== undefined) return;
  write.revision = await nextNumber(strapi, NAME, 1);
  setRevision(write.revision);
}

/**
 * Runs a write of content in one transaction; a write within another one is part of it. A counter is raised first, which
 * works as a mutex: what a write reads stays true until it ends, revisions become visible in their order, and SQLite never
 * has to promote a transaction. It resolves when the tasks that follow the commit are done, unless the transaction is
 * a caller's.
 * @param isPublished whether published pages show what is written: only such a write raises the revision
 */
export async function inWrite<T>(
  strapi: Core.Strapi,
  write: () => Promise<T>,
  isPublished = true,
): Promise<T> {
  const outer = writing.getStore();
  if (outer) {
    if (isPublished) await raiseRevision(strapi, outer);
    return await write();
  }
  const own: Write = { revision: undefined, tasks: [] };
  let followed = Promise.resolve();
  const value = await strapi.db.transaction(async ({ onCommit }: Transaction) => {
    if (isPublished) await raiseRevision(strapi, own);
    else await nextNumber(strapi, UNPUBLISHED, 1);
    const written = await writing.run(own, write);
    onCommit(() => {
      followed = runAll(strapi, own.tasks);
    });
    return written;
  });
  await followed;
  return value;
}

function currentWrite(): Write {
  const write = writing.getStore();
  if (!write) throw new Error('there is no current write');
  return write;
}

/** Adds a task that runs after the commit of the current write, not after a rollback. @throws Error outside of a write */
export function afterCommit(task: Task): void {
  currentWrite().tasks.push(task);
}

/** The revision of the current write. @throws Error outside of a write of what pages show */
export function currentWriteRevision(): number {
  const { revision } = currentWrite();
  if (revision === undefined) throw new Error('the current write has no revision');
  return revision;
}

/** The last committed revision; 0 before the first write. */
export const currentRevision = async (strapi: Core.Strapi): Promise<number> =>
  (await lastNumber(strapi, NAME)) ?? 0;

/** Sets the revision that the call's response names. */
export function setRevision(revision: number): void {
  const seen = watched.getStore();
  if (seen) seen.revision = revision;
}

/** Notes that the call has made or changed something that is public now. */
export function markPublic(): void {
  const seen = watched.getStore();
  if (seen) seen.isPublic = true;
}

/** What a call answers, the revision that holds all that it wrote, and whether something of that is public now. */
export async function withRevision<T>(
  strapi: Core.Strapi,
  call: () => Promise<T>,
): Promise<{ readonly value: T; readonly revision: number; readonly isPublic: boolean }> {
  const seen: Seen = { revision: undefined, isPublic: false };
  const value = await watched.run(seen, call);
  const revision = seen.revision ?? (await currentRevision(strapi));
  return { value, revision, isPublic: seen.isPublic };
}
