import { join } from 'node:path';
import { readIfThere } from '../../lib/files';
import { AREAS, detailPath, listOf } from '../../lib/domain';
import type { Area, Kind, Listing, ListKey } from '../../lib/domain';
import { filesOfPage } from '../page-files';

/** A listing as the pages have it now. */
export interface PublishedListing {
  readonly path: string;
  readonly area: Area;
  readonly list: ListKey;
  readonly listing: Listing;
}

interface PageData {
  readonly result: { readonly serverData: { readonly property: Listing | null } };
}

/** What a release shows of a listing, whichever area it is in; null where it shows none. */
export async function publishedListing(
  folder: string,
  kind: Kind,
  id: string,
): Promise<PublishedListing | null> {
  for (const area of AREAS) {
    const path = detailPath(area, kind, id);
    const text = await readIfThere(join(folder, filesOfPage(path).pageData));
    const property = text && (JSON.parse(text) as PageData).result.serverData.property;
    if (!property || !property.propertyFor) continue;
    const { key } = listOf(kind, property.propertyFor as Parameters<typeof listOf>[1]);
    return { path, area, list: key, listing: property };
  }
  return null;
}
