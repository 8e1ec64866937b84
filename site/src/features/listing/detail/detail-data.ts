import {
  closedText,
  isClosed,
  listName,
  LISTS,
  listPath,
  searchDescription,
  searchTitle,
  sharePictureOf,
} from '../../../domain';
import type { Area, Kind, Listing, SharePicture } from '../../../domain';
import { toCard } from '../card/card-listing';
import type { CardListing } from '../card/card-listing';
import { toDetailModel } from './detail-model';
import type { DetailModel } from './detail-model';
import type { GonePage, ListingPage } from '../../../source/types';

/** The props of a listing's page. */
export interface DetailData extends DetailModel {
  /**
   * Title and description for search engines. They are computed on the server, because their code is larger than the
   * page's.
   */
  readonly called: { readonly title: string; readonly description: string };
  readonly similar: readonly CardListing[];
  /** What a shared link shows in place of the cover; null for a listing without a RERA number. */
  readonly sharePicture: SharePicture | null;
}

/** What a search engine shows of a listing. */
function calledOf(area: Area, property: Listing): DetailData['called'] {
  const title = searchTitle(property);
  const description = searchDescription(property, area);
  if (!isClosed(property)) return { title, description };
  const closed = closedText(property);
  return { title: `${closed}: ${title}`, description: `${closed}. ${description}` };
}

/** The notice of an address whose listing was sold or rented too long ago. */
export interface GoneNotice {
  readonly title: string;
  /** The list of its locality. */
  readonly to: string;
  readonly action: string;
}

export function goneNotice(area: Area, { list, locality }: GonePage): GoneNotice {
  const path = listPath(area, list);
  return {
    title: LISTS[list].offer === 'Sale' ? 'THIS PROPERTY IS SOLD' : 'THIS PROPERTY IS RENTED',
    to: locality ? `${path}?${new URLSearchParams({ localityA: locality }).toString()}` : path,
    action: `View ${listName(list)}${locality ? ` in ${locality}` : ''}`,
  };
}

export const detailData = (
  area: Area,
  kind: Kind,
  { property, similar, median }: ListingPage,
): DetailData => ({
  ...toDetailModel(property, median),
  called: calledOf(area, property),
  similar: similar.map(toCard),
  sharePicture: sharePictureOf(area, kind, property),
});
