import type { Context, Next } from 'koa';

/** Takes back what `strapi::cors` says where no origin asks: that every origin may read the answer, which caches keep. */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    await next();
    if (ctx.get('Origin')) return;
    for (const name of Object.keys(ctx.response.headers))
      if (name.startsWith('access-control-')) ctx.remove(name);
  };
