import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROMETHEUS_TYPE } from '../../../cms/src/metrics/prometheus';
import { metricsText } from './metrics';
import type { Follower } from '../follower/follower';

/** The secrets of the callers. */
interface ControlSecrets {
  /** The secret of the CMS's webhook. */
  readonly wake: string;
  /** The token of the CMS and of the owner's commands. */
  readonly token: string;
}

const NOT_AUTHORIZED = 'This is for the publisher’s own callers.';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const hasSecret = ({ headers }: FastifyRequest, secret: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));

/** The publisher's HTTP server: wake signals, status, metrics, and requests for a build or rollback. */
export function createControlServer(
  publisher: Follower,
  { wake, token }: ControlSecrets,
): FastifyInstance {
  // The body of a wake signal is the whole record. The server does not read it.
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 20 * 2 ** 20 });
  const guarded = (secret: string) => ({
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
      if (hasSecret(request, secret)) done();
      else done(Object.assign(new Error(NOT_AUTHORIZED), { statusCode: 401 }));
    },
  });
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => {
      done(null);
    });
  });
  app.removeContentTypeParser('application/json');
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode = 500, message } = error;
    return reply.code(statusCode).send({ error: statusCode >= 500 ? 'errorServer' : message });
  });

  app.post('/wake', guarded(wake), (_request, reply) => {
    publisher.wake();
    return reply.code(204).send();
  });
  app.get('/health', () => ({ ok: true }));
  app.get('/ready', (_request, reply) => {
    const { error } = publisher.status;
    return reply.code(error === null ? 200 : 503).send({ ready: error === null });
  });
  app.get('/metrics', (_request, reply) =>
    reply.type(PROMETHEUS_TYPE).send(metricsText(publisher.status)),
  );
  app.get('/state', guarded(token), () => publisher.report());
  app.post('/build', guarded(token), (_request, reply) => {
    publisher.request('build');
    return reply.code(202).send({ asked: 'build' });
  });
  app.post('/rollback', guarded(token), async (_request, reply) => {
    const error = await publisher.rollbackRejection();
    if (error !== undefined) return reply.code(409).send({ error });
    publisher.request('rollback');
    return reply.code(202).send({ asked: 'rollback' });
  });
  return app;
}
