import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readSecrets } from './secrets';
import { objectStorageOf, siteBucketOf } from './object-storage';
import type { Bucket, ObjectStorage } from './object-storage';
import { tlsOf } from './tls';
import type { Tls } from './tls';
import { parseSettings, REPOSITORY_DIR } from './schema';
import type { Settings } from './schema';

export { REPOSITORY_DIR };
export type { Bucket };

/** The most attempts of a kind within its window; 0 is no limit. Source: docs/contract.md, "Login limits". */
export interface Limits {
  /** Wrong passwords for one account from one address. */
  readonly loginPair: number;
  /** Wrong passwords for one account from everywhere. */
  readonly loginAccount: number;
  /** Failed logins from one address. */
  readonly loginAddress: number;
  readonly registrations: number;
  readonly reviews: number;
  readonly uploads: number;
}

/** The environment, parsed once: every setting has a default that works on a laptop. */
export interface Env {
  readonly appEnv: Settings['APP_ENV'];
  /** Everything that outlives a run: database, pictures, secrets, published site. */
  readonly dataDir: string;
  /** The folder whose `uploads` holds the stored pictures. */
  readonly publicDir: string;
  /** Where the files of a form stay while it is answered. */
  readonly incomingDir: string;
  readonly cmsHost: string;
  readonly cmsPort: number;
  readonly cmsUrl: string;
  /** Where the programs beside the CMS reach it. */
  readonly cmsInternalUrl: string;
  readonly siteHost: string;
  readonly sitePort: number;
  readonly siteUrl: string;
  readonly publisherHost: string;
  readonly publisherPort: number;
  /** Where the publisher hears: the CMS wakes it there. */
  readonly publisherUrl: string;
  readonly databaseClient: Settings['DATABASE_CLIENT'];
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
  readonly databasePool: number;
  /** What nginx speaks TLS with; undefined: it does not. */
  readonly tls: Tls | undefined;
  readonly trustProxy: boolean;
  /** False: Strapi's router finds the route of every call, in place of the table before it. */
  readonly fastRoutes: boolean;
  readonly sampleContent: boolean;
  readonly samplePassword: string;
  readonly releasesKept: number;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly limits: Limits;
  /** Where the counts of tries stand; undefined: in the database. */
  readonly redisUrl: string | undefined;
  /** How long a session lives. */
  readonly sessionHours: number;
  /** Where the pictures are stored; undefined: in `publicDir`. */
  readonly objectStorage: ObjectStorage | undefined;
  /** Where `npm run upload` takes the site. */
  readonly siteBucket: Bucket | undefined;
  readonly secrets: ReturnType<typeof readSecrets>;
}

/** The settings of the repository's `.env`, if there is one; what the environment sets wins over them. */
function fileSettings(): NodeJS.ProcessEnv {
  const file = path.join(REPOSITORY_DIR, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * Reads the process's environment, and the secrets of the data folder (made on the first call).
 * @throws Error with every fault listed
 */
export function readEnv(environment: NodeJS.ProcessEnv = process.env): Env {
  const source = { ...fileSettings(), ...environment };
  const parsed = parseSettings(source);
  const dataDir = path.resolve(REPOSITORY_DIR, parsed.DATA_DIR);
  const cmsUrl = parsed.CMS_URL ?? `http://localhost:${String(parsed.CMS_PORT)}`;
  return {
    appEnv: parsed.APP_ENV,
    dataDir,
    publicDir: path.join(dataDir, 'public'),
    incomingDir: path.join(dataDir, 'incoming'),
    cmsHost: parsed.CMS_HOST,
    cmsPort: parsed.CMS_PORT,
    cmsUrl,
    cmsInternalUrl: parsed.CMS_INTERNAL_URL ?? cmsUrl,
    siteHost: parsed.SITE_HOST,
    sitePort: parsed.SITE_PORT,
    siteUrl: parsed.SITE_URL ?? `http://localhost:${String(parsed.SITE_PORT)}`,
    publisherHost: parsed.PUBLISHER_HOST,
    publisherPort: parsed.PUBLISHER_PORT,
    publisherUrl: parsed.PUBLISHER_URL ?? `http://localhost:${String(parsed.PUBLISHER_PORT)}`,
    databaseClient: parsed.DATABASE_CLIENT,
    databaseUrl: parsed.DATABASE_URL,
    databaseFile: path.join(dataDir, 'data.db'),
    databasePool: parsed.DATABASE_POOL,
    tls: tlsOf(parsed),
    trustProxy: parsed.TRUST_PROXY,
    fastRoutes: parsed.FAST_ROUTES,
    sampleContent: parsed.SAMPLE_CONTENT,
    samplePassword: parsed.SAMPLE_PASSWORD,
    releasesKept: parsed.RELEASES_KEPT,
    logLevel: parsed.LOG_LEVEL,
    limits: {
      loginPair: parsed.LIMIT_LOGIN_PAIR,
      loginAccount: parsed.LIMIT_LOGIN_ACCOUNT,
      loginAddress: parsed.LIMIT_LOGIN_ADDRESS,
      registrations: parsed.LIMIT_REGISTRATIONS,
      reviews: parsed.LIMIT_REVIEWS,
      uploads: parsed.LIMIT_UPLOADS,
    },
    redisUrl: parsed.REDIS_URL,
    sessionHours: parsed.SESSION_HOURS,
    objectStorage: objectStorageOf(parsed),
    siteBucket: siteBucketOf(parsed),
    secrets: readSecrets(dataDir, source),
  };
}
