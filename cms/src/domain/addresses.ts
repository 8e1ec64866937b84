import { KIND_FACTS, KINDS, LISTS, LIST_KEYS } from './listings';
import type { Kind, ListKey } from './listings';
import { AREAS } from './regions';
import type { Area } from './regions';

/** The paths of the site's pages, and the paths of the API's calls for listings. */
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

export const searchCall = (area: Area, list: ListKey): string =>
  `/api/${area}/${LISTS[list].search}`;

export const detailCall = (area: Area, kind: Kind, id: string): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Detail/${encodeURIComponent(id)}`;

/** The path of the call that edits a property. */
export const editCall = (area: Area, kind: Kind, id: string): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Edit/${encodeURIComponent(id)}`;

/** The path of the call that adds pictures to a property or removes them from it. */
export const imagePathsCall = (area: Area, kind: Kind): string =>
  `/api/${area}/${KIND_FACTS[kind].call}EditForAddImagePath`;

export const createCall = (area: Area, kind: Kind): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Create`;

export const deleteCall = (area: Area, kind: Kind, id: string): string =>
  `/api/${area}/${KIND_FACTS[kind].call}Delete/${encodeURIComponent(id)}`;

/** The paths of staff pages. Source: docs/contract.md, "Routes of the site". */
export const USER_LIST_PATH = '/UserList/';
export const ENQUIRIES_PATH = '/enquiries/';
export const DASHBOARD_PATH = '/dashboard/';
export const SUPER_ADMIN_PATH = '/sadmin/';
export const USER_DETAIL_BASE = '/company/UserDetail';
export const USER_EDIT_BASE = '/company/UserEdit';

export const userDetailPath = (id: string): string =>
  `${USER_DETAIL_BASE}/${encodeURIComponent(id)}`;

export const userEditPath = (id: string): string => `${USER_EDIT_BASE}/${encodeURIComponent(id)}`;

/** The page on which a visitor sees the own enquiry. */
export const OWN_ENQUIRY_PATH = '/enquiry/';

/** Reference and key are in the fragment, which browsers send to no server. */
export const ownEnquiryPath = (reference: string, key: string): string =>
  `${OWN_ENQUIRY_PATH}#${reference}.${key}`;

/** The path of the CMS's form of an enquiry for browsers without scripts. @param about what it is about, if anything */
export const plainEnquiryPath = (about: {
  readonly area?: Area;
  readonly kind?: Kind;
  readonly listing?: string;
}): string => `/api/EnquiryForm?${new URLSearchParams(about).toString()}`;

/** Every list of every region, in the order of the menus. */
export const REGION_LISTS: readonly { readonly area: Area; readonly list: ListKey }[] =
  AREAS.flatMap((area) => LIST_KEYS.map((list) => ({ area, list })));

/** Every kind in every region. */
export const REGION_KINDS: readonly { readonly area: Area; readonly kind: Kind }[] = AREAS.flatMap(
  (area) => KINDS.map((kind) => ({ area, kind })),
);

/** The path of the form for a new listing. */
export const createPath = (area: Area, kind: Kind): string =>
  `/${area}/${kind}/${KIND_FACTS[kind].call}Create`;

/** Paths that search engines must not index: accounts and pages of staff. Each is a prefix. */
export const UNLISTED_PATHS: readonly string[] = [
  ...[
    '/register',
    '/sadmin',
    '/UserList',
    '/company/',
    '/enquiries',
    '/dashboard',
    OWN_ENQUIRY_PATH,
  ],
  ...REGION_KINDS.map(({ area, kind }) => createPath(area, kind)),
];
