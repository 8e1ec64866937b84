import { ACCOUNT_ROUTES } from '../api/account/routes/account';
import { SECOND_FACTOR_ROUTES } from '../api/account/routes/second-factor';
import { PARAMETER_ROUTES } from '../api/app-parameter/routes/app-parameter';
import { AUDIT_ROUTES } from '../api/audit/routes/audit';
import { BIN_ROUTES } from '../api/bin/routes/bin';
import { BULK_ROUTES } from '../api/bulk-change/routes/bulk-change';
import { DASHBOARD_ROUTES } from '../api/dashboard/routes/dashboard';
import { ENQUIRY_ROUTES, PLAIN_ENQUIRY_ROUTES } from '../api/enquiry/routes/enquiry';
import { DOCUMENT_PATHS } from '../api/listing-document/file-paths';
import { PLAIN_ENQUIRY_PATHS } from '../api/enquiry/plain-form-paths';
import {
  DOCUMENT_FILE_ROUTES,
  DOCUMENT_ROUTES,
} from '../api/listing-document/routes/listing-document';
import { IMPORT_ROUTES } from '../api/listing-import/routes/listing-import';
import { LISTING_ROUTES, SHARE_ROUTES } from '../api/listing/routes/listing';
import { SHARE_PATHS } from '../api/listing/share-paths';
import { MASTER_ROUTES } from '../api/master/routes/master';
import { NOTIFICATION_ROUTES } from '../api/notification/routes/notification';
import { PERSON_ROUTES } from '../api/person/routes/person';
import { FEED_ROUTES } from '../api/publisher/routes/feed';
import { PUBLISHER_ROUTES } from '../api/publisher/routes/publisher';
import { REVIEW_ROUTES } from '../api/review/routes/review';
import { VIEW_ROUTES } from '../api/saved-view/routes/saved-view';
import { TAP_ROUTES } from '../api/tap/routes/tap';
import { VERSION_ROUTES } from '../api/version/routes/version';
import type { Resource } from '../documents/resource';
import { EDITORIAL } from '../domain';
import { isEditorial } from '../editorial/editorial-resource';
import { editorialRoutes } from '../editorial/editorial-routes';
import type { ContractRoute, ServedRoute } from '../http/route';
import { createRouteTable } from '../http/route-table';
import { imageRoutes } from '../media/routes';
import { METRICS_ROUTES } from '../metrics/routes';
import { openapiRoute } from '../openapi/routes';
import { RESOURCES } from './resources';

type Subjects = Readonly<Record<string, readonly ContractRoute[]>>;

/** The calls of the editorial types, by their plural: `Awards`. */
const EDITORIAL_SUBJECTS: Subjects = Object.fromEntries(
  RESOURCES.filter(isEditorial).map((resource) => {
    const { list } = EDITORIAL[resource.name];
    return [list.charAt(0).toUpperCase() + list.slice(1), editorialRoutes(resource)];
  }),
);

const IMAGE_ROUTES = imageRoutes(RESOURCES);

/** Every call of the API, by subject. */
export const SUBJECTS: Subjects = {
  'Accounts and sessions': [...ACCOUNT_ROUTES, ...SECOND_FACTOR_ROUTES],
  Reviews: REVIEW_ROUTES,
  Enquiries: ENQUIRY_ROUTES,
  Notifications: NOTIFICATION_ROUTES,
  'Personal data': PERSON_ROUTES,
  'The audit trail': AUDIT_ROUTES,
  Taps: TAP_ROUTES,
  Dashboard: DASHBOARD_ROUTES,
  ...EDITORIAL_SUBJECTS,
  Parameters: PARAMETER_ROUTES,
  Listings: [...LISTING_ROUTES, ...BULK_ROUTES, ...IMPORT_ROUTES],
  Documents: DOCUMENT_ROUTES,
  'Saved views': VIEW_ROUTES,
  'Master lists': MASTER_ROUTES,
  History: [...VERSION_ROUTES, ...BIN_ROUTES],
  Images: IMAGE_ROUTES,
  'The published site': PUBLISHER_ROUTES,
};

/** Every call of the API. */
export const ROUTES: readonly ContractRoute[] = Object.values(SUBJECTS).flat();

const SCHEMAS: NonNullable<Resource['schemas']> = Object.fromEntries(
  RESOURCES.flatMap(({ schemas = {} }) => Object.entries(schemas)),
);

/**
 * The routes that are not in a folder `src/api/<name>/routes`, from which Strapi loads: routes that are made from the
 * resources, and routes without a resource.
 */
export const OTHER_ROUTES: readonly ServedRoute[] = [
  ...Object.values(EDITORIAL_SUBJECTS).flat(),
  ...IMAGE_ROUTES,
  openapiRoute(SUBJECTS, SCHEMAS, {
    ...PLAIN_ENQUIRY_PATHS,
    ...DOCUMENT_PATHS,
    ...SHARE_PATHS,
  }),
  ...METRICS_ROUTES,
];

/** All routes that the CMS handles itself, without Strapi's panel. */
export const SERVED_ROUTES: readonly ServedRoute[] = [
  ...new Set<ServedRoute>([
    ...ROUTES,
    ...FEED_ROUTES,
    ...PLAIN_ENQUIRY_ROUTES,
    ...DOCUMENT_FILE_ROUTES,
    ...SHARE_ROUTES,
    ...OTHER_ROUTES,
  ]),
];

export const ROUTE_TABLE = createRouteTable(SERVED_ROUTES);
