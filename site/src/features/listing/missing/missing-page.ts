import { detailBase, listPath, REGION_KINDS, REGION_LISTS } from '../../../domain';
import type { GoneNotice } from '../detail/detail-data';
import type { Area, Kind, ListKey } from '../../../domain';

/** A page of listings that has an address but is not on the published site. */
export type MissingPage =
  | {
      readonly what: 'property';
      readonly area: Area;
      readonly kind: Kind;
      /** Empty if the address has no id. */
      readonly id: string;
      /** Set where the listing was sold or rented too long ago. */
      readonly gone?: GoneNotice;
    }
  | {
      readonly what: 'list page';
      readonly area: Area;
      readonly list: ListKey;
      readonly page: number;
    };

/** Returns the rest of a path after a base, without slashes; null if the path does not start with the base. */
function restBehind(base: string, path: string): string | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return path.slice(base.length).replace(/^\/|\/$/g, '');
}

/** Returns the page of listings at a path; null for any other path. */
export function missingPageAt(path: string): MissingPage | null {
  for (const { area, kind } of REGION_KINDS) {
    const id = restBehind(detailBase(area, kind), path);
    if (id !== null) return { what: 'property', area, kind, id };
  }
  for (const { area, list } of REGION_LISTS) {
    const rest = restBehind(listPath(area, list), path);
    if (rest !== null) return { what: 'list page', area, list, page: Number(rest || 1) };
  }
  return null;
}
