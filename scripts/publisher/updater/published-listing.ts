import { join } from 'node:path';
import { readBytesIfExists, readIfExists } from '../../lib/files';
import { parseJson } from '../../lib/json';
import { AREAS, detailPath, listOf } from '../../lib/domain';
import type { Kind, Listing } from '../../lib/domain';
import { filesOfPage } from '../release/page-files';
import type { ListingPlace } from '../release/release-facts';

interface PageData {
  readonly result?: { readonly serverData?: { readonly property?: Listing | null } };
}

const propertyIn = (text: string): Listing | null =>
  (parseJson(text) as PageData | undefined)?.result?.serverData?.property ?? null;

/** Where a release shows a listing, whichever area it is in; null where it shows none. */
export async function publishedListing(
  folder: string,
  kind: Kind,
  id: string,
): Promise<ListingPlace | null> {
  for (const area of AREAS) {
    const path = detailPath(area, kind, id);
    const text = await readIfExists(join(folder, filesOfPage(path).pageData));
    const property = text && propertyIn(text);
    if (!property || !property.propertyFor) continue;
    const { key } = listOf(kind, property.propertyFor as Parameters<typeof listOf>[1]);
    return { path, area, list: key, locality: String(property.locality), code: property.code };
  }
  return null;
}

/**
 * Whether the page at this address names one of these listings now. Its data tell.
 * @param isCutOff it may have been cut off in its writing: then its HTML tells, too, which is written last
 */
export function mentionsOneOf(
  folder: string,
  path: string,
  ids: ReadonlySet<string>,
  isCutOff: boolean,
): boolean {
  const { pageData, html } = filesOfPage(path);
  return (isCutOff ? [pageData, html] : [pageData]).some((file) => {
    const bytes = readBytesIfExists(join(folder, file));
    return bytes !== undefined && [...ids].some((id) => bytes.includes(id));
  });
}
