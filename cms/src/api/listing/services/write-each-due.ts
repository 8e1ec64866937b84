import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queryInTransaction } from '../../../documents/query';
import { inUnpublishedWrite } from '../../../documents/revision';
import { KIND_FACTS, KINDS } from '../../../domain';
import type { Kind } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { tableOf } from './rows';
import type { Table } from './rows';

/**
 * Gives the active listings that are due the same values, each in a write of its own: what is left over when the process
 * ends is written in the next hour. One that cannot be written is logged, and the others go on.
 * @param finds limits the active listings to those that are due
 */
export async function writeEachDue(
  strapi: Core.Strapi,
  data: Readonly<Record<string, unknown>>,
  finds: (rows: Knex.QueryBuilder, table: Table) => void,
): Promise<void> {
  const due = (kind: Kind, id?: string) =>
    queryInTransaction(strapi, (knex) => {
      const table = tableOf(strapi, kind);
      const rows = knex(table.tableName)
        .where({ [table.column(KIND_FACTS[kind].statusField)]: 'active' })
        .where(id === undefined ? {} : { document_id: id })
        .select<readonly { readonly id: string }[]>({ id: 'document_id' });
      finds(rows, table);
      return rows;
    });
  const write = async (kind: Kind, documentId: string): Promise<void> => {
    // Somebody may have written it meanwhile.
    if ((await due(kind, documentId)).length === 0) return;
    await strapi.documents(LISTING_UIDS[kind]).update({ documentId, data: data as never });
  };
  for (const kind of KINDS)
    for (const { id } of await due(kind))
      try {
        await inUnpublishedWrite(strapi, () => write(kind, id));
      } catch (error) {
        strapi.log.error(error);
      }
}
