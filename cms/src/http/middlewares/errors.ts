import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { CallError, errorOfRule } from '../errors';
import { isContract } from '../addresses';
import { MESSAGES } from '../../domain';

const statusOf = (error: unknown): number => {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 500;
};

/** Whether zlib could not decompress a body; the parser may have wrapped its message. */
const isUndecodable = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return /\bZ_[A-Z]+_ERROR\b/.test(`${String(code)} ${String(message)}`);
};

function faultOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof errors.ValidationError) return errorOfRule(error as errors.ValidationError);
  const status = statusOf(error);
  if (status === 413 || error instanceof errors.PayloadTooLargeError) {
    return new CallError(413, {
      msg: MESSAGES.errorTooLarge,
      message: 'What was sent is too large',
    });
  }
  if (status === 400 || status === 415 || isUndecodable(error)) {
    return new CallError(400, {
      msg: MESSAGES.errorValidation,
      errors: { body: 'The body must be JSON' },
    });
  }
  if (status === 404 || status === 405) return new CallError(404, { msg: MESSAGES.errorNotFound });
  return new CallError(500, { msg: MESSAGES.errorServer });
}

/** Answers every error of a call without its internals. Source: docs/contract.md, "Errors". */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!isContract(ctx)) {
      await next();
      return;
    }
    try {
      await next();
      // What no route has answered: an unknown path, or a known one by another method.
      if (ctx.status === 405 || (ctx.status === 404 && !ctx.body)) {
        throw new CallError(404, { msg: MESSAGES.errorNotFound });
      }
    } catch (error) {
      const fault = faultOf(error);
      if (fault.status >= 500) strapi.log.error(error);
      ctx.set(fault.headers);
      ctx.status = fault.status;
      ctx.body = fault.body;
    }
  };
