import type { ServedRoute } from './route';

interface StrapiRoute extends Pick<ServedRoute, 'method' | 'path' | 'handler'> {
  readonly config: { readonly auth: false };
}

/** A router that Strapi loads from a resource's folder `routes`. */
export interface StrapiRouter {
  readonly type: 'content-api';
  readonly routes: StrapiRoute[];
}

/** The routes in Strapi's format. Each handler authorizes its caller itself. */
export const strapiRouter = (routes: readonly ServedRoute[]): StrapiRouter => ({
  type: 'content-api',
  routes: routes.map(({ method, path, handler }) => ({
    method,
    path,
    handler,
    config: { auth: false },
  })),
});
