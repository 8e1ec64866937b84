import { object, string } from 'yup';
import { KINDS } from '../../../domain';
import { tableOf } from '../../listing/services/rows';
import { parseQuery } from '../../../http/query';
import { closedScope, presentClosed } from '../services/closed';
import { placedListing, rowOf } from '../services/placed-listing';

const placeQuery = object({
  kind: string()
    .oneOf([...KINDS])
    .required(),
  /** Empty for a record without an `_id`. */
  id: string().defined(),
});

/** `GET /api/publisher/listing`: see `placedListing`. `listing` is null if it does not exist or is not active. */
export async function feedListing(input: Readonly<Record<string, unknown>>) {
  const { kind, id } = parseQuery(placeQuery, input);
  return (await placedListing(strapi, kind, id)) ?? { listing: null };
}

/** `GET /api/publisher/closed`: a sold or rented property, its area and its list. `listing` is null if it is not closed. */
export async function feedClosed(input: Readonly<Record<string, unknown>>) {
  const { kind, id } = parseQuery(placeQuery, input);
  const { column } = tableOf(strapi, kind);
  const row = await rowOf(strapi, kind, id, closedScope(column));
  if (!row) return { listing: null };
  const [listing] = await presentClosed(strapi, kind, [row]);
  return { listing, area: row[column('area')], list: row[column('list')] };
}
