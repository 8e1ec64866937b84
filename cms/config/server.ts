import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../src/env';

export default () => {
  const env = readEnv();
  // Strapi does not start without its folder of pictures.
  mkdirSync(path.join(env.publicDir, 'uploads'), { recursive: true });
  return {
    host: env.cmsHost,
    port: env.cmsPort,
    url: env.cmsUrl,
    proxy: { koa: env.trustProxy },
    app: { keys: [env.secrets.APP_KEYS] },
    dirs: { public: env.publicDir },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
