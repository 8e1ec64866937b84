import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { KIND_FACTS, officeDayStart } from '../../../domain';
import type { Area, Days, Kind } from '../../../domain';
import { ENQUIRY_UID, TAP_UID } from '../../../uids';
import { tableOf } from '../../listing/services/rows';

/** An enquiry as the dashboard counts it. */
export interface EnquiryRow {
  readonly stage: string;
  readonly source: string | null;
  readonly locality: string | null;
  readonly kind: Kind | null;
  readonly listing: string | null;
  readonly code: string | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly receivedAt: number | Date;
  readonly firstContactAt: number | Date | null;
}

/** The taps of one listing and channel; kind and listing are empty for those of no listing. */
export interface TapRow {
  readonly kind: Kind | '';
  readonly listing: string;
  readonly channel: string;
  readonly total: number | string;
}

/** A listing's facts for the dashboard. */
export interface ListingRow {
  readonly id: string;
  readonly code: string;
  readonly locality: string | null;
  readonly projectName: string | null;
  readonly propertyType: string | null;
  readonly propertyFor: string | null;
  readonly bedroom: string | null;
  readonly status: string | null;
  readonly createdAt: number | Date;
  /** The day on which the job withdrew it. */
  readonly lapsedOn: string | null;
}

/** The enquiries of a region that were received on these days. */
export function enquiriesQuery(strapi: Core.Strapi, area: Area, { from, to }: Days) {
  const { tableName } = strapi.db.metadata.get(ENQUIRY_UID);
  return strapi.db
    .connection(tableName)
    .where({ area })
    .where('received_at', '>=', officeDayStart(from))
    .where('received_at', '<', officeDayStart(to, 1))
    .select<readonly EnquiryRow[]>({
      stage: 'stage',
      source: 'source',
      locality: 'locality',
      kind: 'listing_kind',
      listing: 'listing_id',
      code: 'listing_code',
      ownerId: 'owner_id',
      ownerName: 'owner_name',
      receivedAt: 'received_at',
      firstContactAt: 'first_contact_at',
    });
}

/** What was counted in a region on these days, by listing and channel. */
export function tapsQuery(strapi: Core.Strapi, area: Area | '', { from, to }: Days) {
  const { tableName } = strapi.db.metadata.get(TAP_UID);
  return strapi.db
    .connection(tableName)
    .where({ area })
    .whereBetween('day', [from, to])
    .groupBy('kind', 'listing', 'channel')
    .select('kind', 'listing', 'channel')
    .sum({ total: 'total' }) as Knex.QueryBuilder<object, readonly TapRow[]>;
}

/** Every listing of a region, active or not. */
export function listingsQuery(strapi: Core.Strapi, area: Area, kind: Kind) {
  const { tableName, column } = tableOf(strapi, kind);
  return strapi.db
    .connection(tableName)
    .where(column('area'), area)
    .select<readonly ListingRow[]>({
      id: 'document_id',
      code: column('code'),
      locality: column('locality'),
      projectName: column('projectName'),
      propertyType: column('propertyType'),
      propertyFor: column('propertyFor'),
      bedroom: column('bedroom'),
      status: column(KIND_FACTS[kind].statusField),
      createdAt: column('createdAt'),
      lapsedOn: column('lapsedOn'),
    });
}
