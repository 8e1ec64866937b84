import { object, string } from 'yup';
import { queryInTransaction } from '../../../documents/query';
import { KINDS, PAGE_ENDED } from '../../../domain';
import type { Kind } from '../../../domain';
import { presentListing } from '../../listing/services/present';
import { tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';
import { parseQuery } from '../../../http/query';
import { activeScope, closedScope, presentClosed } from '../services/closed';

const placeQuery = object({
  kind: string()
    .oneOf([...KINDS])
    .required(),
  /** Empty for a record without an `_id`. */
  id: string().defined(),
});

const rowOf = (kind: Kind, id: string, scope: object): Promise<Row | undefined> => {
  const { tableName, column, wholeColumns } = tableOf(strapi, kind);
  return queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .select([...wholeColumns, ...['area', 'list', PAGE_ENDED].map(column)])
      .where(scope)
      .whereRaw(id === '' ? `coalesce(document_id, '') = ?` : 'document_id = ?', [id])
      .first<Row | undefined>(),
  );
};

/**
 * `GET /api/publisher/listing`: an active property and its place: its area, its list, and the number of newer
 * properties in the list. `listing` is null if it does not exist or is not active. Area and list are null if it is in
 * none.
 */
export async function feedListing(input: Readonly<Record<string, unknown>>) {
  const { kind, id } = parseQuery(placeQuery, input);
  const { tableName, column } = tableOf(strapi, kind);
  const active = activeScope(column, kind);
  const row = await rowOf(kind, id, active);
  if (!row) return { listing: null };
  const place = { area: row[column('area')], list: row[column('list')] };
  const scope = { [column('area')]: place.area, [column('list')]: place.list, ...active };
  const [newer] = await queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .where(scope)
      .whereRaw('(??, id) > (?, ?)', [column('createdAt'), row.created_at, row.id])
      .count<readonly { count: number | string }[]>({ count: '*' }),
  );
  const listing = await presentListing(strapi, kind, row);
  return { listing, ...place, position: Number(newer?.count ?? 0) };
}

/** `GET /api/publisher/closed`: a sold or rented property, its area and its list. `listing` is null if it is not closed. */
export async function feedClosed(input: Readonly<Record<string, unknown>>) {
  const { kind, id } = parseQuery(placeQuery, input);
  const { column } = tableOf(strapi, kind);
  const row = await rowOf(kind, id, closedScope(column));
  if (!row) return { listing: null };
  const [listing] = await presentClosed(strapi, kind, [row]);
  return { listing, area: row[column('area')], list: row[column('list')] };
}
