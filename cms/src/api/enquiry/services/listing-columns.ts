import type { Core } from '@strapi/strapi';
import { notFound } from '../../../http/errors';
import { KIND_FACTS } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { goneListing, keptOf } from '../../listing/services/gone';
import type { GoneListing } from '../../listing/services/gone';
import { tableOf } from '../../listing/services/rows';
import { listingRow } from '../../listing/services/stored';

/** What an enquiry keeps of its listing. */
export interface ListingColumns {
  readonly listingKind: Kind;
  readonly listingId: string;
  readonly listingCode: string;
  readonly listingWords: string;
  readonly locality: string | null;
  /** It was inactive or deleted when the enquiry came: staff alone see its words. */
  readonly isListingPrivate: boolean;
}

const columnsOf = (
  { kind, listing, code, words, locality }: GoneListing,
  isListingPrivate: boolean,
): ListingColumns => ({
  ...{ listingKind: kind, listingId: listing, listingCode: code, listingWords: words },
  ...{ locality, isListingPrivate },
});

/**
 * The listing that an enquiry is about, in its words, which stay when it is gone. It may be inactive or deleted: a
 * visitor can have its page open still.
 * @throws 404 if there was never such a listing
 */
export async function listingColumns(
  strapi: Core.Strapi,
  kind: Kind,
  area: Area,
  id: string,
): Promise<ListingColumns> {
  const { column } = tableOf(strapi, kind);
  const row = await listingRow(strapi, kind, id, { [column('area')]: area });
  if (row) {
    const isActive = row[column(KIND_FACTS[kind].statusField)] === 'active';
    return columnsOf(keptOf(strapi, kind, row), !isActive);
  }
  const gone = await goneListing(strapi, kind, area, id);
  if (!gone) throw notFound();
  return columnsOf(gone, true);
}
