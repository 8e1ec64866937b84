import { IDEMPOTENCY_KEY } from '../src/http/idempotency';
import { KNOWN_DEVICE } from '../src/sessions/devices';
import { readEnv } from '../src/settings/env';
import type { Env } from '../src/settings/env';
import { FORM_OPTIONS } from '../src/http/incoming-files';
import { JSON_BYTES } from '../src/http/json-body';

/** The CMS redirects requests for pictures to the object storage, so the panel needs its origin. */
const pictureOrigins = ({ objectStorage }: Env): string[] =>
  objectStorage ? [new URL(objectStorage.publicUrl).origin] : [];

/**
 * What the panel loads and asks, which is nobody else's. Strapi merges each list with its own place by place, and would
 * put its shop's host in the first place that is free.
 */
const policyOf = (env: Env) => {
  const pictures = () => ["'self'", 'data:', 'blob:', ...pictureOrigins(env)].join(' ');
  return {
    'connect-src': "'self'",
    // Helmet's defaults allow fonts and styles from any host. The panel creates inline styles.
    'font-src': "'self' data:",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': pictures(),
    'media-src': pictures(),
    upgradeInsecureRequests: null,
  };
};

export default () => {
  const env = readEnv();
  const body = {
    jsonLimit: JSON_BYTES,
    formLimit: JSON_BYTES,
    textLimit: JSON_BYTES,
    encoding: 'utf-8',
    formidable: { ...FORM_OPTIONS, uploadDir: env.incomingDir },
  };
  return [
    'global::request-log',
    'global::request-metrics',
    // Before the error handlers, so that error responses have these headers too.
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: {
          useDefaults: true,
          directives: policyOf(env),
        },
      },
    },
    {
      name: 'strapi::cors',
      config: {
        origin: [env.siteUrl],
        headers: ['Content-Type', 'Authorization', IDEMPOTENCY_KEY, KNOWN_DEVICE],
        credentials: false,
        expose: ['Retry-After', 'X-Revision', 'X-Public-Revision', 'X-Request-Id', KNOWN_DEVICE],
      },
    },
    'strapi::errors',
    'global::hide-errors',
    'global::errors',
    'global::bodies',
    { name: 'global::calls', config: body },
    // The following are for the panel and Strapi's own REST.
    'global::panel-addresses',
    'global::build-queries',
    'global::panel-requests',
    'global::panel-authors',
    'strapi::query',
    { name: 'strapi::body', config: body },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
    'global::redirect-pictures',
  ];
};
