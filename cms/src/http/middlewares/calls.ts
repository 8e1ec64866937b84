import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { notFound } from '../errors';
import type { ServedRoute } from '../route';
import type { RouteTable } from '../route-table';

/** Whether the percent encoding of a path can be decoded. Strapi's router fails if it cannot. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Responds to a request whose path has only routes for other methods. @throws 404 */
function answerOther(ctx: Context, methods: readonly string[]): void {
  ctx.set('Allow', methods.join(', '));
  if (ctx.method !== 'OPTIONS') throw notFound();
  ctx.status = 204;
}

/** The path of a route in Strapi's router. All of its routes are below `/api`. */
const routerPathOf = (path: string): string =>
  path.toLowerCase().startsWith('/api/') ? path : `/api${path}`;

/**
 * Handles requests for the routes of the table before the rest of Strapi's middlewares and its router.
 * @param isFast false: Strapi's router handles them; it has the same routes
 * @returns a middleware factory; its `config` is that of `strapi::body` and sets how forms are read
 */
export const answerCalls =
  (table: RouteTable, isFast: () => boolean) =>
  (config: object, { strapi }: { strapi: Core.Strapi }) => {
    const readForm = strapi.middleware('strapi::body')(config, { strapi });
    const answerForm = async (ctx: Context, handler: ServedRoute['handler']): Promise<void> => {
      await readForm?.(ctx, async () => handler(ctx));
    };
    const isDirect = isFast();
    return async (ctx: Context, next: Next): Promise<void> => {
      const found = table.find(ctx.method, ctx.path);
      if (found) {
        const { handler, format, path } = found.route;
        ctx.state.answeredBy = path;
        if (!isDirect) {
          Object.assign(ctx, { newRouterPath: routerPathOf(ctx.path) });
          await next();
          return;
        }
        ctx.params = found.params;
        await (format === 'form' ? answerForm(ctx, handler) : handler(ctx));
        return;
      }
      const methods = table.methodsAt(ctx.path);
      if (methods.length > 0) {
        answerOther(ctx, methods);
        return;
      }
      if (table.isRouterAlias(ctx.path)) throw notFound();
      if (table.isContract(ctx) && !isReadable(ctx.path)) throw notFound();
      await next();
    };
  };
