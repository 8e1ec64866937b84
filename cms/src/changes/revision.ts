import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { current, raise } from './counters';

const NAME = 'revision';

interface Seen {
  revision: number | undefined;
}

/** The revision of the write that is under way. */
const underWay = new AsyncLocalStorage<number>();
const watched = new AsyncLocalStorage<Seen>();

/**
 * Runs a write of content in one transaction with the revision that it makes; one within another is part of it.
 * The revision is raised first thing, so that writers take their turns: what a write reads stays true until it
 * ends, revisions become visible in their order, and SQLite's transactions never have to be promoted.
 */
export async function inWrite<T>(strapi: Core.Strapi, write: () => Promise<T>): Promise<T> {
  if (underWay.getStore() !== undefined) return await write();
  return await strapi.db.transaction(async () => {
    const revision = await raise(strapi, NAME, 1);
    const seen = watched.getStore();
    if (seen) seen.revision = revision;
    return await underWay.run(revision, write);
  });
}

/** The revision of the write that is under way. @throws where none is */
export function revisionUnderWay(): number {
  const revision = underWay.getStore();
  if (revision === undefined) throw new Error('no write of content is under way');
  return revision;
}

/** The last committed revision; 0 before the first write. */
export const currentRevision = async (strapi: Core.Strapi): Promise<number> =>
  (await current(strapi, NAME)) ?? 0;

/** What a call answers, and the revision that holds all that it wrote. */
export async function withRevision<T>(
  strapi: Core.Strapi,
  call: () => Promise<T>,
): Promise<{ readonly value: T; readonly revision: number }> {
  const seen: Seen = { revision: undefined };
  const value = await watched.run(seen, call);
  return { value, revision: seen.revision ?? (await currentRevision(strapi)) };
}
