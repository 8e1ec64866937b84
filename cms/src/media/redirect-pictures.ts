import type { Context, Next } from 'koa';
import { readEnv } from '../settings/env';

const PICTURE = /^\/uploads\/[\w.-]+$/;

/** Leads from a picture's path to the bucket that it is stored in, where it is in one. */
export default () => {
  const { objectStorage } = readEnv();
  return async (ctx: Context, next: Next): Promise<void> => {
    const isAsked = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!objectStorage || !isAsked || !PICTURE.test(ctx.path)) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.redirect(objectStorage.publicUrl + ctx.path);
  };
};
