import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import type { ListingPlace } from '../../../documents/change-log';
import { KIND_FACTS } from '../../../domain';
import type { Area, Kind, ListKey } from '../../../domain';
import { tableOf } from './rows';

/** Where pages show a listing, as the current write has it; null where it is not active or does not exist. */
export async function placeOf(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
): Promise<ListingPlace | null> {
  const { tableName, column } = tableOf(strapi, kind);
  const row = await queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .select({
        area: column('area'),
        list: column('list'),
        locality: column('locality'),
        code: column('code'),
        price: column('price'),
      })
      .where({ document_id: documentId, [column(KIND_FACTS[kind].statusField)]: 'active' })
      .first<Readonly<Record<keyof ListingPlace, unknown>> | undefined>(),
  );
  return row
    ? {
        area: row.area as Area,
        list: row.list as ListKey,
        locality: row.locality as string,
        code: row.code as string,
        price: Number(row.price),
      }
    : null;
}
