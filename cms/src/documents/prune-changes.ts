import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { TABLE } from './change-log';
import { lastNumber, raiseNumber } from './counters';

/** The age up to which the change log keeps its entries. Source: docs/decisions/0064. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** The number of entries that one statement removes, so that writes wait for milliseconds only. */
const AT_ONCE = 1000;
/** The counter of the last revision whose entries may be removed. */
const NAME = 'pruned changes';

type Narrow = (rows: Knex.QueryBuilder) => Knex.QueryBuilder;

/** The revision up to which entries may be missing from the change log; 0 if it is complete. */
export const prunedRevision = async (strapi: Core.Strapi): Promise<number> =>
  (await lastNumber(strapi, NAME)) ?? 0;

/**
 * The last revision before the first entry that is young enough. It depends on the order of the entries and not on the
 * age of each, because a clock can be wrong for a while.
 */
async function lastOldRevision(strapi: Core.Strapi, oldest: number): Promise<number> {
  const revisions = () => strapi.db.connection(TABLE).whereNotNull('revision');
  const kept = await revisions()
    .where('at', '>=', oldest)
    .orderBy('revision')
    .first<{ revision: number } | undefined>('revision');
  if (kept) return kept.revision - 1;
  const last = await revisions()
    .orderBy('revision', 'desc')
    .first<{ revision: number } | undefined>('revision');
  return last?.revision ?? 0;
}

async function remove(strapi: Core.Strapi, narrow: Narrow): Promise<void> {
  const { connection } = strapi.db;
  let removed: number;
  do {
    const some = narrow(connection(TABLE)).select('id').limit(AT_ONCE);
    removed = await connection(TABLE).whereIn('id', some).delete();
  } while (removed === AT_ONCE);
}

/**
 * Removes old entries from the change log. The feed names the last removed revision, so that a publisher that has not
 * read everything up to it makes every page anew.
 * @param now milliseconds since 1970
 */
export async function pruneChanges(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const oldest = now - KEPT_MS;
  const last = await lastOldRevision(strapi, oldest);
  if (last > (await prunedRevision(strapi))) {
    // The number is stored first: a reader asks for it after the entries.
    await raiseNumber(strapi, NAME, last);
    await remove(strapi, (rows) => rows.where('revision', '<=', last));
  }
  await remove(strapi, (rows) => rows.whereNull('revision').where('at', '<', oldest));
}
