import type { Context, Next } from 'koa';
import { requestCounts } from './request-counts';

/**
 * The route of the request as a pattern, such as `/api/ReviewDetail/:id`. Routes of Strapi's router have their own
 * pattern.
 */
function routeOf(ctx: Context & { _matchedRoute?: unknown }): string {
  const route: unknown = ctx.state.answeredBy ?? ctx._matchedRoute;
  return typeof route === 'string' ? route : 'none';
}

/** Counts every response by its route. */
export default () => async (ctx: Context, next: Next) => {
  const began = performance.now();
  ctx.res.once('close', () => {
    const seconds = (performance.now() - began) / 1000;
    requestCounts.note({ method: ctx.method, route: routeOf(ctx), status: ctx.status, seconds });
  });
  await next();
};
