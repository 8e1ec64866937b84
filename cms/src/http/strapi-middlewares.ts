import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { RouteTable } from './route-table';

type IsContract = RouteTable['isContract'];
type Middleware = (ctx: Context, next: () => Promise<unknown>) => Promise<unknown>;
type Make = (config: unknown, context: { readonly strapi: Core.Strapi }) => Middleware;

interface Middlewares {
  readonly extend: (name: string, change: (make: Make) => Make) => unknown;
}

type Headers = Record<string, string>;

/** The headers that were added after `had`. */
const headersSince = (had: readonly string[], { res, response }: Context): Headers =>
  Object.fromEntries(
    res
      .getHeaderNames()
      .filter((name) => !had.includes(name))
      .map((name) => [name, response.get(name)]),
  );

/** Caches the security headers of the API's calls: they are the same for all calls, and slow to create. */
const cached =
  (isContract: IsContract) =>
  (secure: Middleware): Middleware => {
    let headers: Headers | undefined;
    return (ctx, next) => {
      if (!isContract(ctx)) return secure(ctx, next);
      if (headers) {
        ctx.set(headers);
        return next();
      }
      const had = ctx.res.getHeaderNames();
      return secure(ctx, () => {
        headers = headersSince(had, ctx);
        return next();
      });
    };
  };

/**
 * Runs Strapi's middleware only for requests with an `Origin`. Without one it would allow every origin, and caches
 * would store that.
 */
const ofAnOrigin =
  (allow: Middleware): Middleware =>
  (ctx, next) => {
    if (ctx.get('Origin')) return allow(ctx, next);
    ctx.vary('Origin');
    return next();
  };

/** The API's calls read their bodies themselves, except forms. */
const ofForms =
  (isContract: IsContract) =>
  (parse: Middleware): Middleware =>
  (ctx, next) =>
    isContract(ctx) && !ctx.is('multipart') ? next() : parse(ctx, next);

/** Changes how Strapi's own middlewares handle the API's calls. Must run before Strapi creates them. */
export function patchStrapiMiddlewares(strapi: Core.Strapi, { isContract }: RouteTable): void {
  const middlewares: Middlewares = strapi.get('middlewares');
  const change = (name: string, by: (middleware: Middleware) => Middleware) =>
    middlewares.extend(
      name,
      (make) =>
        (...given) =>
          by(make(...given)),
    );
  change('strapi::security', cached(isContract));
  change('strapi::cors', ofAnOrigin);
  change('strapi::body', ofForms(isContract));
}
