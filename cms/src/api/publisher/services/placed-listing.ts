import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import { PAGE_ENDED } from '../../../domain';
import type { Area, Kind, Listing, ListKey } from '../../../domain';
import { presentListing } from '../../listing/services/present';
import { tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';
import { activeScope } from './closed';

/** An active listing and its place: its region, its list, and the number of newer listings in the list. */
export interface PlacedListing {
  readonly listing: Listing;
  /** Region and list are null if it is in none. */
  readonly area: Area | null;
  readonly list: ListKey | null;
  readonly position: number;
}

/** The row of a listing in a scope, with all columns and its place. */
export const rowOf = (
  strapi: Core.Strapi,
  kind: Kind,
  id: string,
  scope: object,
): Promise<Row | undefined> => {
  const { tableName, column, wholeColumns } = tableOf(strapi, kind);
  return queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .select([...wholeColumns, ...['area', 'list', PAGE_ENDED].map(column)])
      .where(scope)
      .whereRaw(id === '' ? `coalesce(document_id, '') = ?` : 'document_id = ?', [id])
      .first<Row | undefined>(),
  );
};

/** An active listing by its `_id`; null if it does not exist or is not active. */
export async function placedListing(
  strapi: Core.Strapi,
  kind: Kind,
  id: string,
): Promise<PlacedListing | null> {
  const { tableName, column } = tableOf(strapi, kind);
  const active = activeScope(column, kind);
  const row = await rowOf(strapi, kind, id, active);
  const listing = row && (await presentListing(strapi, kind, row));
  if (!listing) return null;
  const area = row[column('area')] as Area | null;
  const list = row[column('list')] as ListKey | null;
  const scope = { [column('area')]: area, [column('list')]: list, ...active };
  const [newer] = await queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .where(scope)
      .whereRaw('(??, id) > (?, ?)', [column('createdAt'), row.created_at, row.id])
      .count<readonly { count: number | string }[]>({ count: '*' }),
  );
  return { listing, area, list, position: Number(newer?.count ?? 0) };
}
