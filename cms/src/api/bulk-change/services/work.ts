import type { Core } from '@strapi/strapi';
import { takeBatches } from '../../../documents/batches';
import { queryInTransaction } from '../../../documents/query';
import { inWrite } from '../../../documents/revision';
import { changesOf, lastVersions } from '../../../documents/versions';
import type { BulkChange } from '../../../domain';
import { updateListings } from '../../listing/services/update-many';
import { bulkChange } from '../resource';
import { editBack, editOfChange, effectsOf } from './effects';
import type { EditOf, Effect } from './effects';
import { ROWS, rowsWith } from './store';
import type { BulkRow, Outcome, StoredBulkChange } from './store';

/** The seconds between two looks for bulk changes that a process has left undone. */
export const BULK_SECONDS = 20;
/** The reason of listings that cannot be changed, because of an unexpected error. */
const FAILED = 'It could not be changed: the log of the CMS says why';
/** The listings of one transaction, so that other writers wait for a short one at most. */
const BATCH = 50;

const isUndone = ({ undoes }: BulkRow): boolean => undoes !== null;

/** The edit of the listings of a batch. */
async function editOf(
  strapi: Core.Strapi,
  { kind, change, undoOf }: StoredBulkChange,
  rows: readonly BulkRow[],
): Promise<EditOf> {
  if (undoOf === null) return editOfChange(kind, JSON.parse(change) as BulkChange);
  const undone = rows
    .filter(isUndone)
    .map(({ listing, undoes }) => [listing, Number(undoes)] as const);
  return editBack(kind, await changesOf(strapi, new Map(undone)));
}

const outcomeOf = ({ update, reason }: Effect): Outcome => {
  if (reason !== null) return 'refused';
  return update ? 'changed' : 'same';
};

/** Refuses the next listings of a bulk change, because they cannot be changed. @returns whether some were left */
async function refuseBatch(
  strapi: Core.Strapi,
  { documentId }: StoredBulkChange,
): Promise<boolean> {
  const rows = await rowsWith(strapi, documentId, null, BATCH);
  const done = { outcome: 'refused', reason: FAILED };
  const ids = rows.map(({ id }) => id);
  await queryInTransaction(strapi, (knex) => knex(ROWS).whereIn('id', ids).update(done));
  return rows.length > 0;
}

/** Makes the next listings of a bulk change and stores what became of them, in one transaction. @returns if some were left */
async function takeBatch(strapi: Core.Strapi, stored: StoredBulkChange): Promise<boolean> {
  const { kind, documentId } = stored;
  const rows = await rowsWith(strapi, documentId, null, BATCH);
  if (rows.length === 0) {
    const where = { documentId, endedAt: null };
    await strapi.db.query(bulkChange.uid).updateMany({ where, data: { endedAt: Date.now() } });
    return false;
  }
  const edit = await editOf(strapi, stored, rows);
  const ids = rows.map(({ listing }) => listing);
  const effects = await effectsOf(strapi, stored, ids, edit);
  const updates = effects.flatMap(({ update }) => update ?? []);
  if (updates.length > 0) await inWrite(strapi, () => updateListings(strapi, kind, updates));
  const written = updates.map((update) => update.documentId);
  const versions = await lastVersions(strapi, written);
  for (const [at, effect] of effects.entries()) {
    const { id, code, reason } = effect;
    const done = { outcome: outcomeOf(effect), code, reason, version: versions.get(id) ?? null };
    await queryInTransaction(strapi, (knex) => knex(ROWS).where({ id: rows[at]?.id }).update(done));
  }
  return true;
}

/**
 * Makes the bulk changes that are not done, in the name of those who began them. A batch is written with its outcomes or
 * not at all. Source: docs/contract.md, "Many listings at once".
 * @param ending aborted when the process ends
 */
export async function makeBulkChanges(strapi: Core.Strapi, ending: AbortSignal): Promise<void> {
  const open = (await strapi.db
    .query(bulkChange.uid)
    .findMany({ where: { endedAt: null }, orderBy: { id: 'asc' } })) as readonly StoredBulkChange[];
  for (const stored of open) {
    const author = { actor: stored.actor, name: stored.actorName, entry: 'site' } as const;
    await takeBatches(
      strapi,
      {
        ...{ key: stored.documentId, author },
        take: () => takeBatch(strapi, stored),
        refuse: () => refuseBatch(strapi, stored),
      },
      ending,
    );
  }
}
