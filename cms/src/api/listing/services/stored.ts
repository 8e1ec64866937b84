import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../../../documents/query';
import { notFound } from '../../../http/errors';
import { KIND_FACTS } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { tableOf } from './rows';
import type { Row } from './rows';

/** Why one of many listings of a call is left out. */
export const NOT_THERE = 'It is not there, or belongs to the other region';

/** A listing's row with all columns, by its `_id`; undefined if there is none. */
export function listingRow(
  strapi: Core.Strapi,
  kind: Kind,
  id: string,
  where: Readonly<Record<string, unknown>> = {},
): Promise<Row | undefined> {
  const { tableName, column, wholeColumns } = tableOf(strapi, kind);
  return queryInTransaction(strapi, (knex) =>
    knex(tableName)
      .select([...wholeColumns, column('area')])
      .where({ document_id: id, ...where })
      .first<Row | undefined>(),
  );
}

/** A listing's row by its `_id`. @throws 404 if there is none, it is in another area, or the caller may not see it */
export async function storedListing(
  strapi: Core.Strapi,
  kind: Kind,
  area: Area,
  id: string,
  { isActiveOnly = false } = {},
): Promise<Row> {
  const { column } = tableOf(strapi, kind);
  const row = await listingRow(strapi, kind, id, {
    [column('area')]: area,
    ...(isActiveOnly && { [column(KIND_FACTS[kind].statusField)]: 'active' }),
  });
  if (!row) throw notFound();
  return row;
}
