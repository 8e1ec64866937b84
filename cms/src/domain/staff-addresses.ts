import { REGION_KINDS } from './addresses';
import { KIND_FACTS } from './listings';
import type { Kind } from './listings';
import { AREAS } from './regions';
import type { Area } from './regions';

/** The paths of staff pages. Source: docs/contract.md, "Routes of the site". */
export const USER_LIST_PATH = '/UserList/';
export const ENQUIRIES_PATH = '/enquiries/';
export const DASHBOARD_PATH = '/dashboard/';
export const SUPER_ADMIN_PATH = '/sadmin/';
export const AUDIT_PATH = '/audit/';
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

/** The path of the form for a new listing. */
export const createPath = (area: Area, kind: Kind): string =>
  `/${area}/${kind}/${KIND_FACTS[kind].call}Create`;

/** The page on which an admin imports listings from a file. @param id the import that it shows; none: a new one */
export const importPath = (area: Area, id?: string): string =>
  `/${area}/import/${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`;

/** Paths that search engines must not index: accounts and pages of staff. Each is a prefix. */
export const UNLISTED_PATHS: readonly string[] = [
  ...[
    '/register',
    '/sadmin',
    '/UserList',
    '/company/',
    '/enquiries',
    '/dashboard',
    '/audit',
    OWN_ENQUIRY_PATH,
  ],
  ...REGION_KINDS.map(({ area, kind }) => createPath(area, kind)),
  ...AREAS.map((area) => importPath(area)),
];
