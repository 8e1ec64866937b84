import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { lastNumber, nextNumber } from './counters';

const NAME = 'revision';
/** The counter that orders the writes that no page shows. */
const UNPUBLISHED = 'unpublished writes';

interface Seen {
  revision: number | undefined;
  /** Whether some of the written content is public now. */
  isPublic: boolean;
}

type Task = () => Promise<void>;

/** The current write. */
interface Write {
  /** Undefined until the write changes content on published pages. */
  revision: number | undefined;
  /** They run after the commit. */
  readonly tasks: Task[];
}

interface Transaction {
  readonly onCommit: (act: () => void) => void;
}

const writing = new AsyncLocalStorage<Write>();
const watched = new AsyncLocalStorage<Seen>();

/** Runs the tasks after the commit. A task that fails is logged; the committed write stays. */
async function runAll(strapi: Core.Strapi, tasks: readonly Task[]): Promise<void> {
  const outcomes = await Promise.allSettled(tasks.map((task) => task()));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') strapi.log.error(outcome.reason);
}

/** Gives a write a revision, unless it has one. */
async function raiseRevision(strapi: Core.Strapi, write: Write): Promise<void> {
  if (write.revision !== undefined) return;
  write.revision = await nextNumber(strapi, NAME, 1);
  setRevision(write.revision);
}

/**
 * Runs a write of content in one transaction; a write within another one is part of it. It raises a counter first,
 * which works as a mutex: the data that a write reads does not change until it ends, revisions become visible in their
 * order, and SQLite never has to promote a transaction. It resolves when the tasks after the commit are done, unless
 * the transaction belongs to a caller.
 * @param isPublished whether published pages show the written content: only such a write raises the revision
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

/** Runs a write of content that no published page shows, as `inWrite` does. */
export const inUnpublishedWrite = <T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<T> =>
  inWrite(strapi, write, false);

function currentWrite(): Write {
  const write = writing.getStore();
  if (!write) throw new Error('there is no current write');
  return write;
}

/** Adds a task that runs after the commit of the current write, not after a rollback. @throws Error outside of a write */
export function afterCommit(task: Task): void {
  currentWrite().tasks.push(task);
}

/** The revision of the current write. @throws Error outside of a write of content on pages */
export function currentWriteRevision(): number {
  const { revision } = currentWrite();
  if (revision === undefined) throw new Error('the current write has no revision');
  return revision;
}

/** The last committed revision; 0 before the first write. */
export const currentRevision = async (strapi: Core.Strapi): Promise<number> =>
  (await lastNumber(strapi, NAME)) ?? 0;

/** Sets the revision in the call's response. */
export function setRevision(revision: number): void {
  const seen = watched.getStore();
  if (seen) seen.revision = revision;
}

/** Records that the call created or changed public content. */
export function markPublic(): void {
  const seen = watched.getStore();
  if (seen) seen.isPublic = true;
}

/** Runs a call. Returns its result, the revision of its last write, and whether written content is public now. */
export async function withRevision<T>(
  strapi: Core.Strapi,
  call: () => Promise<T>,
): Promise<{ readonly value: T; readonly revision: number; readonly isPublic: boolean }> {
  const seen: Seen = { revision: undefined, isPublic: false };
  const value = await watched.run(seen, call);
  const revision = seen.revision ?? (await currentRevision(strapi));
  return { value, revision, isPublic: seen.isPublic };
}
