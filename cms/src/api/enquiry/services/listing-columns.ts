import type { Core } from '@strapi/strapi';
import { offerLine } from '../../../domain';
import type { Area, Kind, Listing } from '../../../domain';
import { readFields } from '../../listing/services/rows';
import { storedListing } from '../../listing/services/stored';

/** What an enquiry keeps of its listing. */
export interface ListingColumns {
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
): Promise<ListingColumns> {
  const row = await storedListing(strapi, kind, area, id, visible);
  const [fields] = readFields(strapi, kind, [row]);
  const listing = fields as unknown as Listing;
  return {
    listingKind: kind,
    listingId: id,
    listingCode: listing.code,
    listingWords: offerLine(listing, area),
    locality: listing.locality ?? null,
  };
}
