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

/** Headers of a body, which an error response does not have. */
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

/** Gives every request an id, in the answer's header and in each line of the log, and the log a line for it. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { proxyHops } = readEnv();
  const { app } = strapi.server;
  // Each proxy adds the address of its peer at the end of `X-Forwarded-For`. What stands before is the client's to choose.
  app.maxIpsCount = proxyHops;
  // Koa prints what fails while an answer is on its way, and takes all headers off it but the error's own.
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
      // The logger would format the line even if it is not written.
      if (!strapi.log.isLevelEnabled('http')) return;
      const ms = Math.round(performance.now() - began);
      // A visitor who left before the answer was whole.
      const left = ctx.res.writableFinished ? {} : { left: true };
      runWithRequestId(id, () =>
        strapi.log.http({ method, path, status: ctx.status, ms, ...left }),
      );
    });
    return runWithRequestId(id, next) as Promise<void>;
  };
};
