import type { Context, Next } from 'koa';
import { requestCounts } from './request-counts';

/** The route that answered: a pattern, as `/api/ReviewDetail/:id`. What Strapi's router answers has one of its own. */
function routeOf(ctx: Context & { _matchedRoute?: unknown }): string {
  const route: unknown = ctx.state.answeredBy ?? ctx._matchedRoute;
  return typeof route === 'string' ? route : 'none';
}

/** Counts every answer by its route. */
export default () => async (ctx: Context, next: Next) => {
  const began = performance.now();
  ctx.res.once('close', () => {
    const seconds = (performance.now() - began) / 1000;
    requestCounts.note({ method: ctx.method, route: routeOf(ctx), status: ctx.status, seconds });
  });
  await next();
};
