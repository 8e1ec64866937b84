import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import type { BulkChange } from '../../../domain';
import { ROWS, rowsWith, undoOf } from './store';
import type { Outcome, StoredBulkChange } from './store';

const MOST_REFUSALS = 1000;

async function countsOf(strapi: Core.Strapi, bulk_change: string) {
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(ROWS)
      .where({ bulk_change })
      .groupBy('outcome')
      .select<
        readonly { outcome: Outcome | null; total: number | string }[]
      >('outcome', knex.raw('count(*) as total')),
  );
  const counts: Record<Outcome, number> = { changed: 0, same: 0, refused: 0 };
  for (const { outcome, total } of rows) if (outcome) counts[outcome] = Number(total);
  return counts;
}

/** A bulk change as staff see it in the list. */
export async function presentFacts(strapi: Core.Strapi, stored: StoredBulkChange) {
  const { documentId: _id, kind, change, actorName: by, at, endedAt, total } = stored;
  return {
    ...{ _id, kind, by, total },
    change: JSON.parse(change) as BulkChange,
    at: new Date(Number(at)).toISOString(),
    isRunning: endedAt === null,
    ...(await countsOf(strapi, _id)),
    isUndo: stored.undoOf !== null,
    undo: await undoOf(strapi, _id),
  };
}

/** A bulk change as staff see it. */
export async function presentBulkChange(strapi: Core.Strapi, stored: StoredBulkChange) {
  const refused = await rowsWith(strapi, stored.documentId, 'refused', MOST_REFUSALS);
  return {
    ...(await presentFacts(strapi, stored)),
    refusals: refused.map(({ listing, code, reason }) => ({ _id: listing, code, reason })),
  };
}
