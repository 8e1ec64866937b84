import type { Core } from '@strapi/strapi';
import { offerLine } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { presentListing } from '../../listing/services/present';
import { storedListing } from '../../listing/services/stored';

interface ListingColumns {
  readonly listingKind: Kind;
  readonly listingId: string;
  readonly listingCode: string;
  readonly listingWords: string;
  readonly locality: string | null;
}

/** The listing that an enquiry is about, in its words, which stay when it is gone. @throws 404 if there is none */
export async function listingColumns(
  strapi: Core.Strapi,
  kind: Kind,
  area: Area,
  id: string,
  visible: { readonly isActiveOnly?: boolean } = {},
): Promise<Partial<ListingColumns>> {
  const row = await storedListing(strapi, kind, area, id, visible);
  const listing = await presentListing(strapi, kind, row);
  if (!listing) return {};
  return {
    listingKind: kind,
    listingId: id,
    listingCode: listing.code,
    listingWords: offerLine(listing, area),
    locality: listing.locality ?? null,
  };
}
