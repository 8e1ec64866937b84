import type { Context, Next } from 'koa';
import { readEnv } from '../settings/env';

const PICTURE = /^\/uploads\/[\w.-]+$/;

/** Redirects a picture's path to the bucket, if pictures are stored in a bucket. */
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
