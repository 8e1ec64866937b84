import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Folders } from '../lib/folders';
import {
  isDecodable,
  MAX_URL_LENGTH,
  toOriginForm,
  UNRESOLVABLE_PATH,
  segmentsOf,
} from './request-path';
import { REDIRECT_CACHE } from './cache-control';
import {
  HEADER_BYTES,
  METHODS,
  ONLY_READ,
  RETRY_AFTER,
  SECURITY_HEADERS,
  TOO_LONG,
  UNPUBLISHED,
} from './fixed-responses';
import { rejectMalformedRequest } from './malformed-request';
import { FileSender } from './send-file';
import { FileFinder } from './find-file';

const UPLOADS = 'uploads';

/** The address of a picture in the bucket. */
const pictureUrl = (bucket: string, segments: readonly string[]): string =>
  [bucket, ...segments.map(encodeURIComponent)].join('/');

/**
 * The static server of the published site and of the stored pictures. The caller makes it listen.
 * @param bucket the base URL of the pictures if they are in a bucket
 */
export function createSiteServer(folders: Folders, bucket?: string): FastifyInstance {
  const files = new FileFinder(folders);
  const sender = new FileSender();
  const app = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    http: { maxHeaderSize: HEADER_BYTES },
    routerOptions: { maxParamLength: MAX_URL_LENGTH },
    clientErrorHandler: rejectMalformedRequest,
    // Without this, Fastify's router answers, without our headers and our 404 page.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? toOriginForm(url) : UNRESOLVABLE_PATH),
  });

  // The check runs before a body is read.
  app.addHook('onRequest', async ({ method, url }, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (url.length > MAX_URL_LENGTH) return reply.code(414).send(TOO_LONG);
    if (!METHODS.includes(method))
      return reply.code(405).header('allow', METHODS.join(', ')).send(ONLY_READ);
    return undefined;
  });

  app.route({
    method: METHODS,
    url: '/*',
    handler: async (request, reply) => {
      const segments = segmentsOf(request.url);
      if (bucket !== undefined && segments?.[0] === UPLOADS && segments.length > 1)
        return reply.header('cache-control', REDIRECT_CACHE).redirect(pictureUrl(bucket, segments));
      const file = await files.find(segments);
      if (file) return sender.send(request, reply, file);
      return reply.code(503).header('retry-after', RETRY_AFTER).send(UNPUBLISHED);
    },
  });

  app.setErrorHandler((error, request, reply) => {
    console.error(`${request.method} ${request.url}`, error);
    return reply.code(500).send('The page cannot be shown at the moment.');
  });
  return app;
}
