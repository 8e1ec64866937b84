import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { lastNumber, nextNumber } from './counters';

const NAME = 'revision';

interface Seen {
  revision: number | undefined;
}

type Task = () => Promise<void>;

/** A write that is under way. */
interface Write {
  readonly revision: number;
  /** What is to be done once it is committed. */
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

/**
 * Runs a write of content in one transaction with the revision that it makes; one within another is part of it.
 * The revision is raised first thing, so that writers take their turns: what a write reads stays true until it
 * ends, revisions become visible in their order, and SQLite's transactions never have to be promoted. It is done
 * when the tasks are that follow its commit, unless it is part of somebody else's transaction.
 */
export async function inWrite<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<T> {
  if (writing.getStore()) return await write();
  const tasks: Task[] = [];
  let followed = Promise.resolve();
  const value = await strapi.db.transaction(async ({ onCommit }: Transaction) => {
    const revision = await nextNumber(strapi, NAME, 1);
    const seen = watched.getStore();
    if (seen) seen.revision = revision;
    const written = await writing.run({ revision, tasks }, write);
    onCommit(() => {
      followed = runAll(strapi, tasks);
    });
    return written;
  });
  await followed;
  return value;
}

function currentWrite(): Write {
  const write = writing.getStore();
  if (!write) throw new Error('no write of content is under way');
  return write;
}

/** Leaves a task for after the commit of the write under way; one that is rolled back forgets it. @throws where none is */
export function afterCommit(task: Task): void {
  currentWrite().tasks.push(task);
}

/** The revision of the write that is under way. @throws where none is */
export const currentWriteRevision = (): number => currentWrite().revision;

/** The last committed revision; 0 before the first write. */
export const currentRevision = async (strapi: Core.Strapi): Promise<number> =>
  (await lastNumber(strapi, NAME)) ?? 0;

/** Says that what the call answers was written before, with this revision. */
export function setRevision(revision: number): void {
  const seen = watched.getStore();
  if (seen) seen.revision = revision;
}

/** What a call answers, and the revision that holds all that it wrote. */
export async function withRevision<T>(
  strapi: Core.Strapi,
  call: () => Promise<T>,
): Promise<{ readonly value: T; readonly revision: number }> {
  const seen: Seen = { revision: undefined };
  const value = await watched.run(seen, call);
  return { value, revision: seen.revision ?? (await currentRevision(strapi)) };
}
