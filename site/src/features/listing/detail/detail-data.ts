import { searchDescription, searchTitle } from '../../../domain';
import type { Area, Listing, ListingCard } from '../../../domain';
import { toCard } from '../card/card-listing';
import type { CardListing } from '../card/card-listing';
import { toDetailModel } from './detail-model';
import type { DetailModel } from './detail-model';

/** The props of a listing's page. */
export interface DetailData extends DetailModel {
  /**
   * Title and description for search engines. They are computed on the server, because their code is larger than the
   * page's.
   */
  readonly called: { readonly title: string; readonly description: string };
  readonly similar: readonly CardListing[];
}

interface Found {
  readonly property: Listing;
  readonly similar: readonly ListingCard[];
}

export const detailData = (area: Area, { property, similar }: Found): DetailData => ({
  ...toDetailModel(property),
  called: { title: searchTitle(property), description: searchDescription(property, area) },
  similar: similar.map(toCard),
});
