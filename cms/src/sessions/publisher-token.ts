import { timingSafeEqual, createHash } from 'node:crypto';
import type { Context } from 'koa';
import { notSignedIn } from '../http/errors';
import { readEnv } from '../settings/env';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

let expected: Buffer | undefined;
const expectedDigest = (): Buffer =>
  (expected ??= digest(`Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`));

/** Whether a request has the publisher's token, compared in constant time. */
export const hasPublisherToken = (ctx: Context): boolean =>
  timingSafeEqual(digest(ctx.get('authorization')), expectedDigest());

/** Wraps a handler for the publisher: 401 without its token. */
export const forPublisher =
  (handle: (query: Readonly<Record<string, unknown>>) => Promise<unknown>) =>
  async (ctx: Context): Promise<void> => {
    if (!hasPublisherToken(ctx)) throw notSignedIn();
    ctx.body = await handle(ctx.query);
  };
