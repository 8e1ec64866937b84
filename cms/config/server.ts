import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../src/env';

/** How long a client may take to send a request, and its headers: nobody holds a connection by sending slowly. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 20_000;

export default () => {
  const env = readEnv();
  // Strapi does not start without its folder of pictures, nor are forms read without theirs.
  mkdirSync(path.join(env.publicDir, 'uploads'), { recursive: true });
  mkdirSync(env.incomingDir, { recursive: true });
  return {
    host: env.cmsHost,
    port: env.cmsPort,
    url: env.cmsUrl,
    proxy: { koa: env.trustProxy },
    app: { keys: [env.secrets.APP_KEYS] },
    dirs: { public: env.publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    http: { serverOptions: { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS } },
    mcp: { enabled: false },
    transfer: { remote: { enabled: false } },
  };
};
