import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readSecrets } from './secrets';
import { backupBucketOf, objectStorageOf, siteBucketOf } from './object-storage';
import { parseSettings, REPOSITORY_DIR } from './schema';
import { listed } from './rules';
import type { Settings } from './schema';

export type { Bucket } from './object-storage';

/** The certificate of nginx; undefined without one. The schema ensures that a certificate has its key. */
const tlsOf = (settings: Settings) =>
  settings.TLS_CERTIFICATE && settings.TLS_KEY
    ? {
        /** The files. */
        certificate: settings.TLS_CERTIFICATE,
        key: settings.TLS_KEY,
        /** The port that redirects plain HTTP. */
        redirectPort: settings.TLS_REDIRECT_PORT,
      }
    : undefined;

/** The settings of the repository's `.env`, if there is one; what the environment sets wins over them. */
function fileSettings(): NodeJS.ProcessEnv {
  const file = path.join(REPOSITORY_DIR, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * The environment: every setting has a default that works on a laptop. The first call makes the secrets of the data folder.
 * @throws Error that lists every invalid setting
 */
export function readEnv(environment: NodeJS.ProcessEnv = process.env) {
  const source = { ...fileSettings(), ...environment };
  const parsed = parseSettings(source);
  const dataDir = path.resolve(REPOSITORY_DIR, parsed.DATA_DIR);
  const cmsUrl = parsed.CMS_URL ?? `http://localhost:${String(parsed.CMS_PORT)}`;
  return {
    appEnv: parsed.APP_ENV,
    /** Everything that outlives a run: database, pictures, secrets, published site. */
    dataDir,
    /** The folder whose `uploads` holds the stored pictures. */
    publicDir: path.join(dataDir, 'public'),
    /** The files of forms while the CMS answers them. */
    incomingDir: path.join(dataDir, 'incoming'),
    cmsHost: parsed.CMS_HOST,
    cmsPort: parsed.CMS_PORT,
    cmsUrl,
    /** Where the programs beside the CMS reach it. */
    cmsInternalUrl: parsed.CMS_INTERNAL_URL ?? cmsUrl,
    siteHost: parsed.SITE_HOST,
    sitePort: parsed.SITE_PORT,
    siteUrl: parsed.SITE_URL ?? `http://localhost:${String(parsed.SITE_PORT)}`,
    publisherHost: parsed.PUBLISHER_HOST,
    publisherPort: parsed.PUBLISHER_PORT,
    /** Where the CMS wakes the publisher. */
    publisherUrl: parsed.PUBLISHER_URL ?? `http://localhost:${String(parsed.PUBLISHER_PORT)}`,
    databaseClient: parsed.DATABASE_CLIENT,
    databaseUrl: parsed.DATABASE_URL,
    databaseFile: path.join(dataDir, 'data.db'),
    databasePool: parsed.DATABASE_POOL,
    tls: tlsOf(parsed),
    /** How many proxies stand in front of the CMS. */
    proxyHops: parsed.TRUST_PROXY,
    /** The addresses and networks that reach the panel; empty: all. */
    panelAllow: listed(parsed.PANEL_ALLOW),
    /** False: Strapi's router finds the routes, and not the route table. */
    fastRoutes: parsed.FAST_ROUTES,
    sampleContent: parsed.SAMPLE_CONTENT,
    samplePassword: parsed.SAMPLE_PASSWORD,
    releasesKept: parsed.RELEASES_KEPT,
    logLevel: parsed.LOG_LEVEL,
    /** The most attempts within their windows; 0 is no limit. Source: docs/contract.md, "Login limits". */
    limits: {
      /** Logins of every kind from one address. */
      logins: parsed.LIMIT_LOGINS,
      /** Wrong passwords for one account from one address. */
      loginPair: parsed.LIMIT_LOGIN_PAIR,
      /** Wrong passwords for one account from everywhere. */
      loginAccount: parsed.LIMIT_LOGIN_ACCOUNT,
      /** Failed logins from one address. */
      loginAddress: parsed.LIMIT_LOGIN_ADDRESS,
      registrations: parsed.LIMIT_REGISTRATIONS,
      reviews: parsed.LIMIT_REVIEWS,
      uploads: parsed.LIMIT_UPLOADS,
    },
    /** How forms with files are received. Source: docs/contract.md, "Images". */
    forms: {
      ofAddress: { forms: parsed.LIMIT_FORMS_ADDRESS, mib: parsed.LIMIT_FORMS_MIB_ADDRESS },
      ofAll: { forms: parsed.LIMIT_FORMS, mib: parsed.LIMIT_FORMS_MIB },
      /** A sender that is slower is cut off. */
      pace: {
        graceSeconds: parsed.FORM_GRACE_SECONDS,
        bytesPerSecond: parsed.FORM_BYTES_PER_SECOND,
      },
    },
    /** How long the processing of a picture may take. Source: docs/contract.md, "Image formats". */
    imageSeconds: { staff: parsed.IMAGE_SECONDS, visitor: parsed.IMAGE_SECONDS_VISITOR },
    /** The store of the rate limits; undefined: the database. */
    redisUrl: parsed.REDIS_URL,
    /** The lifetime of a session. */
    sessionHours: parsed.SESSION_HOURS,
    /** The bucket of the pictures; undefined: they are in `publicDir`. */
    objectStorage: objectStorageOf(parsed),
    /** The bucket of `npm run upload`. */
    siteBucket: siteBucketOf(parsed),
    /** The folder or `s3://bucket/prefix` of `npm run backup`; undefined: in the data folder. */
    backupTo: parsed.BACKUP_TO,
    backupBucket: backupBucketOf(parsed),
    secrets: readSecrets(dataDir, source),
  };
}

export type Env = Readonly<ReturnType<typeof readEnv>>;
