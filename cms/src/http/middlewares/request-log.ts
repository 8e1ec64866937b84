import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readEnv } from '../../settings/env';
import { runWithRequestId, requestIdOf } from '../request-id';

const HEADER = 'X-Request-Id';

/** Errors of a connection that the client closed. */
const LEFT = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
]);

/** Headers of the original body. An error response must not have them. */
const OF_THE_BODY = new Set([
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]);

const ofAnyAnswer = ({ response }: Context) =>
  Object.fromEntries(Object.entries(response.headers).filter(([name]) => !OF_THE_BODY.has(name)));

type AnswerError = NodeJS.ErrnoException & { headers?: object };

/**
 * Gives every request an id, in the response's header and in each line of the log, and writes a log line for the
 * request.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { proxyHops } = readEnv();
  const { app } = strapi.server;
  // Each proxy adds the address of its peer at the end of `X-Forwarded-For`. The client can choose the addresses before
  // that.
  app.maxIpsCount = proxyHops;
  // Koa prints errors that happen while a response is sent, and removes all headers except the error's own.
  app.silent = true;
  app.on('error', (error: AnswerError, ctx?: Context) => {
    const say = () => strapi.log[LEFT.has(error.code ?? '') ? 'debug' : 'error'](error);
    if (!ctx) {
      say();
      return;
    }
    error.headers = { ...ofAnyAnswer(ctx), ...error.headers };
    runWithRequestId(ctx.response.get(HEADER), say);
  });

  return (ctx: Context, next: Next): Promise<void> => {
    const began = performance.now();
    const id = requestIdOf(ctx.get(HEADER), proxyHops > 0);
    const { method, path } = ctx;
    ctx.set(HEADER, id);
    ctx.res.once('close', () => {
      // The logger would format the line even if the level is off.
      if (!strapi.log.isLevelEnabled('http')) return;
      const ms = Math.round(performance.now() - began);
      // The visitor left before the response was complete.
      const left = ctx.res.writableFinished ? {} : { left: true };
      runWithRequestId(id, () =>
        strapi.log.http({ method, path, status: ctx.status, ms, ...left }),
      );
    });
    return runWithRequestId(id, next) as Promise<void>;
  };
};
