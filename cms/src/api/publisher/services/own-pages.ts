import type { Core } from '@strapi/strapi';
import {
  KINDS,
  LISTS,
  medianRate,
  MOST_SIMILAR,
  priceOf,
  RATE_FIELDS,
  SIMILAR_REACH,
  similarListings,
} from '../../../domain';
import type { Area, Kind, ListingCard, ListKey } from '../../../domain';
import type { Change } from '../../../documents/change-log';
import { presentListings } from '../../listing/services/present';
import { readFields, tableOf } from '../../listing/services/rows';
import type { Row } from '../../listing/services/rows';
import { activeScope } from './closed';
import { nearCards } from './near';
import { listBatch } from './list-batch';
import { placedListing } from './placed-listing';
import type { PlacedListing } from './placed-listing';

/** More changed listings at once are requested one by one: the answer to a bulk change must stay small. */
const MOST_LISTINGS = 3;

/** The numbers of listings on a page of each list. */
export type ListSizes = Readonly<Record<ListKey, number>>;

/** What a listing's own page shows beside it, and what its page of the list shows. */
export interface OwnPages {
  readonly similar: readonly ListingCard[];
  /** See `medianRate`. */
  readonly median: number | null;
  /** Its page of the list, and the number of all listings of the list. */
  readonly page: { readonly count: number; readonly listings: readonly ListingCard[] };
}

/** An active listing with its own pages; without them if it is in no list of a region. */
export interface ListingWithPages extends PlacedListing {
  readonly pages?: OwnPages;
}

/** The listings of a locality, with the fields of rates alone, which are those of the distance in price, too. */
async function localityOf(strapi: Core.Strapi, area: Area, list: ListKey, locality: string) {
  const { kind } = LISTS[list];
  const { tableName, column, fields } = tableOf(strapi, kind);
  const columns = fields.flatMap(([{ name }, named]) => (RATE_FIELDS.has(name) ? [named] : []));
  const rows = await strapi.db
    .connection(tableName)
    .select<readonly Row[]>(['id', 'document_id', column('createdAt'), ...columns])
    .where({
      ...{ [column('area')]: area, [column('list')]: list, [column('locality')]: locality },
      ...activeScope(column, kind),
    });
  return readFields(strapi, kind, rows) as unknown as readonly ListingCard[];
}

/** The cards of listings, in the order of these ids. */
async function cardsOf(
  strapi: Core.Strapi,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly ListingCard[]> {
  const { tableName, cardColumns } = tableOf(strapi, kind);
  const rows = await strapi.db
    .connection(tableName)
    .select<readonly Row[]>(cardColumns)
    .whereIn('document_id', ids);
  const cards = await presentListings(strapi, kind, rows);
  return ids.flatMap((id) => cards.find(({ _id }) => _id === id) ?? []);
}

async function withPages(
  strapi: Core.Strapi,
  placed: PlacedListing,
  sizes: ListSizes,
): Promise<ListingWithPages> {
  const { listing, area, list, position } = placed;
  if (area === null || list === null) return placed;
  const { kind } = LISTS[list];
  const neighbours = await localityOf(strapi, area, list, String(listing.locality));
  const place = { area, list, price: priceOf(listing) ?? 0, id: listing._id };
  const hasOwn = neighbours.length > MOST_SIMILAR;
  const near = hasOwn ? [] : await nearCards(strapi, place, SIMILAR_REACH);
  const cards = near.map((one) => one.listing);
  const similar = similarListings(listing, neighbours, cards).map(({ _id }) => _id);
  const limit = sizes[list];
  const { count, listings } = await listBatch(strapi, {
    ...{ area, list, limit, offset: Math.floor(position / limit) * limit },
    ...({ order: 'newest', only: 'cards' } as const),
  });
  const pages = {
    similar: await cardsOf(strapi, kind, similar),
    median: medianRate(listing, neighbours),
    page: { count, listings },
  };
  return { ...placed, pages };
}

/** The active listings among some changes with what their pages show; none if the changes are of many listings. */
export async function changedListings(
  strapi: Core.Strapi,
  changes: readonly Change[],
  sizes: ListSizes,
): Promise<readonly ListingWithPages[]> {
  const changed = KINDS.flatMap((kind) => {
    const records = changes.filter(({ type }) => type === kind).map(({ record }) => record);
    return [...new Set(records)].map((id) => ({ kind, id }));
  });
  if (changed.length > MOST_LISTINGS) return [];
  const found: ListingWithPages[] = [];
  for (const { kind, id } of changed) {
    const placed = await placedListing(strapi, kind, id);
    if (placed) found.push(await withPages(strapi, placed, sizes));
  }
  return found;
}
