// Each page loads this file, so it has only what public pages need: see `calls.ts`, `write-calls.ts` and
// `staff-addresses.ts`.

import { KIND_FACTS, KINDS, LISTS, LIST_KEYS } from './listings';
import type { Kind, ListKey } from './listings';
import { AREAS } from './regions';
import type { Area } from './regions';

/** The path of a region's page. */
export const regionPath = (area: Area): string => `/${area}/`;

/** The path of page n (from 1) of a list without filters. The path of the first page has no number. */
export function listPath(area: Area, list: ListKey, page = 1): string {
  const base = `/${area}/${LISTS[list].kind}/${LISTS[list].page}`;
  return page === 1 ? base : `${base}/${String(page)}`;
}

/** The path of the detail pages of a kind, without an id. */
export const detailBase = (area: Area, kind: Kind): string =>
  `/${area}/${kind}/${KIND_FACTS[kind].call}Detail`;

/**
 * Whether this `_id` can be part of a page's path. Ids from Strapi are plain file names. A row that was written without
 * the rules can have any other text, or no id.
 */
export const isAddressable = (id: string | null): id is string =>
  id !== null && /^[\w-]{1,200}$/.test(id);

export const detailPath = (area: Area, kind: Kind, id: string): string =>
  `${detailBase(area, kind)}/${encodeURIComponent(id)}`;

/** What an enquiry is about, if anything. */
export interface EnquirySubject {
  readonly area?: Area;
  readonly kind?: Kind;
  readonly listing?: string;
}

/** The path of the CMS's form of an enquiry for browsers without scripts. */
export const plainEnquiryPath = (about: EnquirySubject): string =>
  `/api/EnquiryForm?${new URLSearchParams({ ...about }).toString()}`;

/** Every list of every region, in the order of the menus. */
export const REGION_LISTS: readonly { readonly area: Area; readonly list: ListKey }[] =
  AREAS.flatMap((area) => LIST_KEYS.map((list) => ({ area, list })));

/** Every kind in every region. */
export const REGION_KINDS: readonly { readonly area: Area; readonly kind: Kind }[] = AREAS.flatMap(
  (area) => KINDS.map((kind) => ({ area, kind })),
);
