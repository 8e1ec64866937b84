import { detailBase, listPath, REGION_KINDS, REGION_LISTS } from '../../../domain';
import type { Area, Kind, ListKey } from '../../../domain';

/** A page of listings that an address names and the published site does not have. */
export type MissingPage =
  | {
      readonly what: 'property';
      readonly area: Area;
      readonly kind: Kind;
      /** Empty where the address has no id. */
      readonly id: string;
    }
  | {
      readonly what: 'list page';
      readonly area: Area;
      readonly list: ListKey;
      readonly page: number;
    };

/** The rest of a path behind a base, without slashes; null for another path. */
function restBehind(base: string, path: string): string | null {
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return path.slice(base.length).replace(/^\/|\/$/g, '');
}

/** The page of listings that a path names; null for any other path. */
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
