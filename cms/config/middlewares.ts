import { readEnv } from '../src/env';

/** The contract: a JSON body is at most 1 MiB. */
const JSON_LIMIT = '1mb';

export default () => {
  const env = readEnv();
  return [
    'strapi::logger',
    'strapi::errors',
    'global::contract-errors',
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: {
          useDefaults: true,
          directives: { 'img-src': ["'self'", 'data:', 'blob:'], upgradeInsecureRequests: null },
        },
      },
    },
    {
      name: 'strapi::cors',
      config: {
        origin: [env.siteUrl],
        headers: ['Content-Type', 'Authorization'],
        expose: ['Retry-After', 'X-Revision', 'X-Request-Id'],
      },
    },
    'strapi::query',
    {
      name: 'strapi::body',
      config: {
        jsonLimit: JSON_LIMIT,
        formLimit: JSON_LIMIT,
        textLimit: JSON_LIMIT,
        encoding: 'utf-8',
      },
    },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
