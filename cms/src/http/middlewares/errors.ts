import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable } from '../../database/unavailable';
import { busy, CallError, errorOfRule, forbidden, invalid, notFound, tooLarge } from '../errors';
import type { RouteTable } from '../route-table';
import { MESSAGES } from '../../domain';

/** The seconds until a client retries if the database had no free connection. */
export const RETRY_SECONDS = 5;

const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 500;
};

/** Whether zlib could not decompress a body; the parser may have wrapped its message. */
const isUndecodable = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return /\b(?:Z_[A-Z]+_ERROR|ERR__ERROR\w+|ERR_BROTLI\w+)\b/.test(
    `${String(code)} ${String(message)}`,
  );
};

function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof errors.ValidationError) return errorOfRule(error as errors.ValidationError);
  if (isDatabaseUnavailable(error)) return busy(RETRY_SECONDS);
  const status = statusOf(error);
  if (status === 413 || error instanceof errors.PayloadTooLargeError)
    return tooLarge('What was sent is too large');
  if (status === 400 || status === 415 || isUndecodable(error))
    return invalid({ body: 'The body must be JSON' });
  if (status === 404 || status === 405) return notFound();
  if (status === 403) return forbidden();
  if (status < 500) return new CallError(status, { msg: MESSAGES.errorValidation, errors: {} });
  return new CallError(500, { msg: MESSAGES.errorServer });
}

/** Whether the response is for one account: the caller is signed in, or signs in. */
const isPersonal = (ctx: Context): boolean =>
  ctx.get('authorization') !== '' || /(?:login|access-token)$/i.test(ctx.path);

/** Converts every error of a call to a response without internal details. Source: docs/contract.md, "Errors". */
export const answerErrors =
  ({ isContract }: RouteTable) =>
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    // Also of the panel, whose errors Strapi converts.
    if (isPersonal(ctx)) ctx.set('Cache-Control', 'no-store');
    if (!isContract(ctx)) {
      await next();
      return;
    }
    try {
      await next();
      // No route has responded: the path is unknown, or has no route for the method.
      if (ctx.status === 405 || (ctx.status === 404 && !ctx.body)) {
        throw notFound();
      }
    } catch (error) {
      const { status, headers, body } = callErrorOf(error);
      if (status >= 500 && !(error instanceof CallError)) strapi.log.error(error);
      ctx.set(headers);
      ctx.status = status;
      ctx.body = body;
    }
  };
