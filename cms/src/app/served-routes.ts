import { FEED_ROUTES } from '../api/publisher/routes/feed';
import type { ServedRoute } from '../http/route';
import { createRouteTable } from '../http/route-table';
import { METRICS_ROUTES } from '../metrics/routes';
import { openapiRoute } from '../openapi/routes';
import { ROUTES, SUBJECTS } from './routes';

/** The routes of no resource: the OpenAPI document, and what monitoring reads. */
export const OTHER_ROUTES: readonly ServedRoute[] = [openapiRoute(SUBJECTS), ...METRICS_ROUTES];

/** All that the CMS answers itself, beside Strapi's panel. */
export const SERVED_ROUTES: readonly ServedRoute[] = [...ROUTES, ...FEED_ROUTES, ...OTHER_ROUTES];

export const ROUTE_TABLE = createRouteTable(SERVED_ROUTES);
