import type { Core } from '@strapi/strapi';
import { KIND_FACTS, KINDS, titleOf } from '../../../domain';
import type { Area, DashboardListing, Kind, ListingCard } from '../../../domain';
import { listingsQuery } from './queries';

/** A listing with the instant of its creation, in milliseconds since 1970. */
export interface KnownListing extends DashboardListing {
  readonly createdAt: number;
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
        const { id, code, locality, status, createdAt, ...shown } = row;
        known.set(keyOf(area, kind, id), {
          ...{ area, kind, _id: id, code, locality },
          title: titleOf({ ...shown, category: KIND_FACTS[kind].category } as ListingCard),
          isPublic: status === 'active',
          createdAt: Number(createdAt),
        });
      }
    }
  }
  return known;
}

/** A listing as the answer has it; one that is gone has its code alone. */
export function presentListing(
  known: KnownListings,
  key: string,
  code: string | undefined,
): DashboardListing {
  const listing = known.get(key);
  if (listing) {
    const { area, kind, _id, title, locality, isPublic } = listing;
    return { area, kind, _id, code: listing.code, title, locality, isPublic };
  }
  const [area, kind, _id] = key.split(' ') as [Area, Kind, string];
  return { area, kind, _id, code: code ?? '', title: null, locality: null, isPublic: false };
}
