import type { Core } from '@strapi/strapi';
import { KIND_FACTS, KINDS, titleOf } from '../../../domain';
import type { Area, DashboardListing, Kind, ListingCard } from '../../../domain';
import { ENQUIRY_UID } from '../../../uids';
import type { StoredEnquiry } from '../../enquiry/services/present';
import { goneListing } from '../../listing/services/gone';
import { listingsQuery } from './queries';

/** A listing with the instant of its creation, in milliseconds since 1970. */
export interface KnownListing extends DashboardListing {
  readonly createdAt: number;
  /** The day on which the job withdrew it for lack of a check; null otherwise. */
  readonly lapsedOn: string | null;
}

/** Listings by their key. */
export type KnownListings = ReadonlyMap<string, KnownListing>;

/** The key of a listing in tallies. */
export const keyOf = (area: Area, kind: string, id: string): string => [area, kind, id].join(' ');

/** Every listing of the regions. */
export async function knownListings(
  strapi: Core.Strapi,
  areas: readonly Area[],
): Promise<KnownListings> {
  const known = new Map<string, KnownListing>();
  for (const area of areas) {
    for (const kind of KINDS) {
      for (const row of await listingsQuery(strapi, area, kind)) {
        const { id, code, locality, status, createdAt, lapsedOn, ...shown } = row;
        known.set(keyOf(area, kind, id), {
          ...{ area, kind, _id: id, code, locality },
          title: titleOf({ ...shown, category: KIND_FACTS[kind].category } as ListingCard),
          isPublic: status === 'active',
          isDeleted: false,
          ...{ createdAt: Number(createdAt), lapsedOn },
        });
      }
    }
  }
  return known;
}

/** A listing that is there, as the answer has it. */
export const presentKnown = (listing: KnownListing): DashboardListing => {
  const { area, kind, _id, code, title, locality, isPublic } = listing;
  return { area, kind, _id, code, title, locality, isPublic, isDeleted: false };
};

/** What is kept of a deleted listing: its own words, or those that an enquiry about it has. */
async function keptWords(strapi: Core.Strapi, area: Area, kind: Kind, id: string) {
  const gone = await goneListing(strapi, kind, area, id);
  return gone && { code: gone.code, title: gone.words, locality: gone.locality };
}

async function wordsOfEnquiry(strapi: Core.Strapi, area: Area, listingId: string, code: string) {
  const found = (await strapi.db.query(ENQUIRY_UID).findOne({
    select: ['listingWords', 'locality'],
    where: { area, listingCode: code, listingId },
  })) as Pick<StoredEnquiry, 'listingWords' | 'locality'> | null;
  return found && { code, title: found.listingWords, locality: found.locality };
}

/** A listing as the answer has it, also one that is deleted. @param code as enquiries have it, if there are any */
export async function presentListing(
  strapi: Core.Strapi,
  known: KnownListings,
  key: string,
  code = '',
): Promise<DashboardListing> {
  const listing = known.get(key);
  if (listing) return presentKnown(listing);
  const [area, kind, _id] = key.split(' ') as [Area, Kind, string];
  const words =
    (await keptWords(strapi, area, kind, _id)) ??
    (await wordsOfEnquiry(strapi, area, _id, code)) ??
    ({ code, title: null, locality: null } as const);
  return { area, kind, _id, ...words, isPublic: false, isDeleted: true };
}
