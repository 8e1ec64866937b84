import type { Core } from '@strapi/strapi';
import { cardRate } from '../../../domain';
import type { Kind, Listing } from '../../../domain';
import { picturesOf } from '../../../media/pictures';
import { LISTING_UIDS } from '../../../uids';
import { priceHistories } from './prices';
import { readFields } from './rows';
import type { Row } from './rows';

/** The properties for the API's response, from rows and with their pictures. Only these fields are returned. */
export async function presentListings(
  strapi: Core.Strapi,
  kind: Kind,
  rows: readonly Row[],
): Promise<Listing[]> {
  const ids = rows.map((row) => row.id);
  const pictures = await picturesOf(strapi, LISTING_UIDS[kind], 'images', ids);
  return readFields(strapi, kind, rows).map((fields, at) => {
    const images = pictures.get(ids[at] ?? NaN) ?? [];
    return Object.assign(fields, {
      rate: cardRate(fields as unknown as Listing),
      imagePaths: images.map(({ path }) => path),
      images,
    }) as unknown as Listing;
  });
}

/** The same with the history of their prices, from rows with all columns. */
export async function presentWholeListings(
  strapi: Core.Strapi,
  kind: Kind,
  rows: readonly Row[],
): Promise<Listing[]> {
  const listings = await presentListings(strapi, kind, rows);
  const histories = await priceHistories(
    strapi,
    listings.map(({ _id }) => _id),
  );
  return listings.map((listing) => ({
    ...listing,
    priceHistory: histories.get(listing._id) ?? [],
  }));
}

/** The same for one row. */
export async function presentListing(
  strapi: Core.Strapi,
  kind: Kind,
  row: Row,
): Promise<Listing | undefined> {
  return (await presentWholeListings(strapi, kind, [row]))[0];
}
