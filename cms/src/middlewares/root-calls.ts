import type { Context, Next } from 'koa';
import { rootCallAt, routeOf } from '../contract/root-calls';

/** Leads the contract's calls beside `/api` to their routes. */
export default () =>
  (ctx: Context & { newRouterPath?: string }, next: Next): Promise<unknown> => {
    const call = rootCallAt(ctx.path);
    if (call) ctx.newRouterPath = routeOf(call);
    return next();
  };
