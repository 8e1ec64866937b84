import { number, object, string } from 'yup';
import { rowsOf } from '../../../documents/query';
import { LISTS } from '../../../domain';
import { parseQuery } from '../../../http/query';
import { presentListings } from '../../listing/services/present';
import { nearClosedQuery, nearQueries } from '../services/near';
import type { NearRow, PricePlace } from '../services/near';
import { LIST_QUERY } from './listings-feed';

const nearQuery = object({
  ...LIST_QUERY,
  price: number().required(),
  /** Empty for a record without an `_id`. */
  id: string().defined(),
  reach: number().integer().min(1).max(50).required(),
  /** `closed`: the sold and rented ones instead of those on offer. */
  stage: string().oneOf(['closed']),
});

async function activeAround(place: PricePlace, reach: number): Promise<readonly NearRow[]> {
  const { before, from } = nearQueries(strapi, place, reach);
  const [ahead, behind] = await Promise.all([rowsOf<NearRow>(before), rowsOf<NearRow>(from)]);
  return [...ahead.toReversed(), ...behind];
}

/**
 * `GET /api/publisher/near`: the cards of a list's active properties around a place in the order of price and `_id`: at
 * most `reach` before it, the property at the place, at most `reach` after it; or of the closed ones that may show a
 * property at the place. For `inLocality` see `nearQueries`.
 */
export async function feedNear(input: Readonly<Record<string, unknown>>) {
  const { reach, stage, ...place } = parseQuery(nearQuery, input);
  const rows =
    stage === 'closed'
      ? await rowsOf<NearRow>(nearClosedQuery(strapi, place, reach))
      : await activeAround(place, reach);
  const listings = await presentListings(strapi, LISTS[place.list].kind, rows);
  const near = listings.map((listing, at) => ({
    listing,
    inLocality: Number(rows[at]?.in_locality ?? 0),
  }));
  return { near };
}
