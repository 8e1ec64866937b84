import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../src/settings/env';

/** The maximum time for sending a request, and for its headers: protects against slow clients. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 20_000;

export default () => {
  const env = readEnv();
  // Strapi needs the folder of pictures to start, and forms need theirs.
  mkdirSync(path.join(env.publicDir, 'uploads'), { recursive: true });
  mkdirSync(env.incomingDir, { recursive: true });
  return {
    host: env.cmsHost,
    port: env.cmsPort,
    url: env.cmsUrl,
    proxy: { koa: env.proxyHops > 0 },
    app: { keys: [env.secrets.APP_KEYS] },
    dirs: { public: env.publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    http: { serverOptions: { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS } },
    mcp: { enabled: false },
    transfer: { remote: { enabled: false } },
  };
};
