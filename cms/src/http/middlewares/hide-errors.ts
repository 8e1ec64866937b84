import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable } from '../../database/unavailable';
import { busy, CallError } from '../errors';
import { RETRY_SECONDS } from './errors';

interface StrapiBody {
  readonly error?: { readonly status?: number; readonly message?: string };
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : NaN;

/**
 * Writes one of the project's own errors in Strapi's format, which the panel reads. It contains no internal details.
 */
function answerCallError(ctx: Context, { status, body, headers }: CallError): void {
  const message = typeof body === 'string' ? body : String(body.message ?? body.msg);
  ctx.set(headers);
  ctx.status = status;
  ctx.body = { data: null, error: { status, name: 'CallError', message, details: {} } };
}

/**
 * Removes internal errors from the responses of `strapi::errors` to the panel, which sends the message of every error
 * with a status. The log has the full errors.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (error instanceof CallError) {
        answerCallError(ctx, error);
        return;
      }
      if (isDatabaseUnavailable(error)) {
        strapi.log.error(error);
        answerCallError(ctx, busy(RETRY_SECONDS));
        return;
      }
      // Without a status, Strapi responds with an internal error and logs it.
      throw statusOf(error) >= 500 ? new Error('A request failed', { cause: error }) : error;
    }
    const { error } = (ctx.body ?? {}) as StrapiBody;
    if (ctx.status < 500 || !error) return;
    strapi.log.error(`A request was rejected: ${error.message ?? 'no reason given'}`);
    ctx.body = {
      data: null,
      error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
    };
    ctx.status = 500;
  };
