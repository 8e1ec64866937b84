import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isContract } from '../contract/addresses';
import { notFound } from '../contract/faults';
import type { Served } from '../contract/route';
import { methodsAt, servedAt } from '../contract/served';

/** Whether a path's `%…` stand for characters: where they do not nothing of ours is found, and Strapi's router fails. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What is asked for by a method that it is not answered by. @throws 404 */
function answerOther(ctx: Context, methods: readonly string[]): void {
  ctx.set('Allow', methods.join(', '));
  if (ctx.method !== 'OPTIONS') throw notFound();
  ctx.status = 204;
}

/**
 * Answers what the CMS answers itself. The rest of Strapi's middlewares and its router, which try several hundred
 * patterns for each request, take longer than most calls.
 * @param config how forms are read: of `strapi::body`
 */
export default (config: object, { strapi }: { strapi: Core.Strapi }) => {
  const readForm = strapi.middleware('strapi::body')(config, { strapi });
  const answerForm = async (ctx: Context, handler: Served['handler']): Promise<void> => {
    try {
      await readForm?.(ctx, async () => handler(ctx));
    } catch (error) {
      // The rest of a refused form is let in and dropped: who is still sending gets the answer, not a broken pipe.
      ctx.req.resume();
      throw error;
    }
  };
  return async (ctx: Context, next: Next): Promise<void> => {
    const found = servedAt(ctx.method, ctx.path);
    if (found) {
      const { handler, format } = found.served;
      ctx.params = found.params;
      ctx.state.answeredBy = found.served.path;
      await (format === 'form' ? answerForm(ctx, handler) : handler(ctx));
      return;
    }
    const methods = methodsAt(ctx.path);
    if (methods.length > 0) {
      answerOther(ctx, methods);
      return;
    }
    if (isContract(ctx) && !isReadable(ctx.path)) throw notFound();
    await next();
  };
};
