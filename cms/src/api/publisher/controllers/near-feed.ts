import { number, object, string } from 'yup';
import { parseQuery } from '../../../http/query';
import { nearCards, nearClosedCards } from '../services/near';
import { LIST_QUERY } from './listings-feed';

const nearQuery = object({
  ...LIST_QUERY,
  price: number().required(),
  /** Empty for a record without an `_id`. */
  id: string().defined(),
  reach: number().integer().min(1).max(50).required(),
  /** `closed`: the sold and rented ones instead of those on offer. */
  stage: string().oneOf(['closed'] as const),
});

/**
 * `GET /api/publisher/near`: the cards of a list's active properties around a place in the order of price and `_id`: at
 * most `reach` before it, the property at the place, at most `reach` after it; or of the closed ones that may show a
 * property at the place. For `inLocality` see `nearQueries`.
 */
export async function feedNear(input: Readonly<Record<string, unknown>>) {
  const { reach, stage, ...place } = parseQuery(nearQuery, input);
  const cards = stage === 'closed' ? nearClosedCards : nearCards;
  return { near: await cards(strapi, place, reach) };
}
