import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Folders } from '../lib/folders';
import { segmentsOf } from './address';
import { FileSender } from './send-file';
import { SiteFiles } from './site-files';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const METHODS = ['GET', 'HEAD'];

/** The web server of the published site and of the stored pictures; it listens when it is told to. */
export function createSiteServer(folders: Folders): FastifyInstance {
  const files = new SiteFiles(folders);
  const sender = new FileSender();
  const app = Fastify({
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4000 },
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });

  app.route({
    method: METHODS,
    url: '/*',
    handler: async (request, reply) => {
      const file = await files.find(segmentsOf(request.url));
      if (file) return sender.send(request, reply, file);
      return reply.code(503).header('retry-after', '10').send('The site is not published yet.');
    },
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', METHODS.join(', ')).send('This address can only be read.'),
  );
  app.setErrorHandler((error, request, reply) => {
    console.error(`${request.method} ${request.url}`, error);
    return reply.code(500).send('The page cannot be shown at the moment.');
  });
  return app;
}
