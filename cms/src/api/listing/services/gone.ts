import { futureTimes } from './publication-facts';
import type { Core } from '@strapi/strapi';
import { offerLine } from '../../../domain';
import type { Area, Kind, Listing } from '../../../domain';
import { GONE_LISTING_UID, LISTING_UIDS } from '../../../uids';
import { readFields, tableOf } from './rows';
import type { Row } from './rows';
import { listingRow } from './stored';

/** What is kept of a listing that is deleted. */
export interface GoneListing {
  readonly kind: Kind;
  /** The `_id` that the listing had. */
  readonly listing: string;
  readonly area: Area;
  readonly code: string;
  readonly locality: string | null;
  /** The offer in one line. */
  readonly words: string;
}

/** What is kept of a listing when it is gone. @param row with all columns */
export function keptOf(strapi: Core.Strapi, kind: Kind, row: Row): GoneListing {
  const [fields] = readFields(strapi, kind, [row]);
  const listing = fields as unknown as Listing;
  const area = row[tableOf(strapi, kind).column('area')] as Area;
  const { _id, code, locality = null } = listing;
  return { kind, listing: _id, area, code, locality, words: offerLine(listing, area) };
}

/** Keeps the words of a listing that is about to be deleted, in the current transaction. */
export async function keepGone(strapi: Core.Strapi, kind: Kind, documentId: string): Promise<void> {
  const row = await listingRow(strapi, kind, documentId);
  if (!row) return;
  const data = keptOf(strapi, kind, row);
  await strapi.db.query(GONE_LISTING_UID).create({ data });
}

/**
 * Forgets the words of a listing that comes back. If its source was imported again meanwhile, the key stays with the
 * newer listing. Publication times that passed meanwhile are removed.
 */
export async function notGone(
  strapi: Core.Strapi,
  kind: Kind,
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { documentId, importKey } = values;
  await strapi.db.query(GONE_LISTING_UID).deleteMany({ where: { kind, listing: documentId } });
  const isTaken =
    typeof importKey === 'string' &&
    (await strapi.db.query(LISTING_UIDS[kind]).count({ where: { importKey } })) > 0;
  return {
    ...(isTaken && { importKey: null, importedValues: null }),
    ...futureTimes(kind, values),
  };
}

/** A deleted listing of a region; undefined if there was none. */
export async function goneListing(
  strapi: Core.Strapi,
  kind: Kind,
  area: Area,
  id: string,
): Promise<GoneListing | undefined> {
  const found: unknown = await strapi.db
    .query(GONE_LISTING_UID)
    .findOne({ where: { listing: id, kind, area } });
  return (found ?? undefined) as GoneListing | undefined;
}
