import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import type { ListingPlace } from '../../../documents/change-log';
import { KIND_FACTS } from '../../../domain';
import type { Area, Kind, ListKey } from '../../../domain';
import { tableOf } from './rows';

type PlaceRow = Readonly<Record<keyof ListingPlace | 'document_id', unknown>>;

/** The places of listings on pages, by `_id`, in the state of the current write. Inactive listings are missing. */
export async function placesOf(
  strapi: Core.Strapi,
  kind: Kind,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, ListingPlace>> {
  const { tableName, column } = tableOf(strapi, kind);
  const rows = await queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .select<readonly PlaceRow[]>({
        document_id: 'document_id',
        area: column('area'),
        list: column('list'),
        locality: column('locality'),
        code: column('code'),
        price: column('price'),
      })
      .where({ [column(KIND_FACTS[kind].statusField)]: 'active' })
      .whereIn('document_id', documentIds),
  );
  return new Map(
    rows.map((row) => [
      row.document_id as string,
      {
        area: row.area as Area,
        list: row.list as ListKey,
        locality: row.locality as string,
        code: row.code as string,
        price: Number(row.price),
      },
    ]),
  );
}
