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
        /** The paths of certificate and key. */
        certificate: settings.TLS_CERTIFICATE,
        key: settings.TLS_KEY,
        /** The port that redirects plain HTTP. */
        redirectPort: settings.TLS_REDIRECT_PORT,
      }
    : undefined;

/** The mail server; undefined without one. The schema ensures that it is complete. */
const smtpOf = (settings: Settings) =>
  settings.SMTP_HOST
    ? {
        host: settings.SMTP_HOST,
        port: settings.SMTP_PORT,
        /** TLS from the first byte; otherwise from `STARTTLS` on, if the server offers it. */
        secure: settings.SMTP_SECURE,
        auth: settings.SMTP_USER
          ? { user: settings.SMTP_USER, pass: settings.SMTP_PASSWORD }
          : undefined,
        /** The sender of every message. */
        from: settings.SMTP_FROM,
      }
    : undefined;

/** The settings of the repository's `.env`, if there is one; variables of the environment override them. */
function fileSettings(): NodeJS.ProcessEnv {
  const file = path.join(REPOSITORY_DIR, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

const sourceOf = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...fileSettings(),
  ...environment,
});

/**
 * The environment without the secrets: every setting has a default that works on a laptop. It creates nothing.
 * @throws Error that lists every invalid setting
 */
export function readEnvWithoutSecrets(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = parseSettings(sourceOf(environment));
  const dataDir = path.resolve(REPOSITORY_DIR, parsed.DATA_DIR);
  const cmsUrl = parsed.CMS_URL ?? `http://localhost:${String(parsed.CMS_PORT)}`;
  return {
    appEnv: parsed.APP_ENV,
    /** The folder of all persistent data: database, pictures, secrets, published site. */
    dataDir,
    /** The folder that contains `uploads` with the stored pictures. */
    publicDir: path.join(dataDir, 'public'),
    /** The folder of forms' files while the CMS handles the forms. */
    incomingDir: path.join(dataDir, 'incoming'),
    cmsHost: parsed.CMS_HOST,
    cmsPort: parsed.CMS_PORT,
    cmsUrl,
    /** The URL at which the other programs reach the CMS. */
    cmsInternalUrl: parsed.CMS_INTERNAL_URL ?? cmsUrl,
    siteHost: parsed.SITE_HOST,
    sitePort: parsed.SITE_PORT,
    siteUrl: parsed.SITE_URL ?? `http://localhost:${String(parsed.SITE_PORT)}`,
    publisherHost: parsed.PUBLISHER_HOST,
    publisherPort: parsed.PUBLISHER_PORT,
    /** The URL at which the CMS wakes the publisher. */
    publisherUrl: parsed.PUBLISHER_URL ?? `http://localhost:${String(parsed.PUBLISHER_PORT)}`,
    databaseClient: parsed.DATABASE_CLIENT,
    databaseUrl: parsed.DATABASE_URL,
    databaseFile: path.join(dataDir, 'data.db'),
    /** The file of the rate limits' counts, beside SQLite's database. */
    triesFile: path.join(dataDir, 'tries.db'),
    databasePool: parsed.DATABASE_POOL,
    tls: tlsOf(parsed),
    /** The number of proxies in front of the CMS. */
    proxyHops: parsed.TRUST_PROXY,
    /** The addresses and networks that can reach the panel; empty: all. */
    panelAllow: listed(parsed.PANEL_ALLOW),
    /** False: Strapi's router finds the routes instead of the route table. */
    fastRoutes: parsed.FAST_ROUTES,
    sampleContent: parsed.SAMPLE_CONTENT,
    samplePassword: parsed.SAMPLE_PASSWORD,
    releasesKept: parsed.RELEASES_KEPT,
    logLevel: parsed.LOG_LEVEL,
    /**
     * The maximum number of attempts within their windows; 0 means no limit.
     * Source: docs/contract.md, "Login limits".
     */
    limits: {
      /** Logins of every kind from one address. */
      logins: parsed.LIMIT_LOGINS,
      /** Wrong passwords for one account from one address. */
      loginPair: parsed.LIMIT_LOGIN_PAIR,
      /** Wrong passwords for one account from all addresses. */
      loginAccount: parsed.LIMIT_LOGIN_ACCOUNT,
      /** Failed logins from one address. */
      loginAddress: parsed.LIMIT_LOGIN_ADDRESS,
      registrations: parsed.LIMIT_REGISTRATIONS,
      reviews: parsed.LIMIT_REVIEWS,
      uploads: parsed.LIMIT_UPLOADS,
      enquiries: parsed.LIMIT_ENQUIRIES,
      enquiriesPhone: parsed.LIMIT_ENQUIRIES_PHONE,
      /** Enquiries from one address by the form without scripts. */
      enquiriesPlain: parsed.LIMIT_ENQUIRIES_PLAIN,
      enquiryLookups: parsed.LIMIT_ENQUIRY_LOOKUPS,
      taps: parsed.LIMIT_TAPS,
    },
    /** What keeps programs from sending enquiries. Source: docs/contract.md, "Enquiries". */
    enquiryProof: {
      /** The most steps of the proof of work; 0: none is asked for. */
      steps: parsed.ENQUIRY_PROOF_STEPS,
      /** The least seconds between opening the form and sending it. */
      seconds: parsed.ENQUIRY_SECONDS,
    },
    /** The settings for receiving bodies. Source: docs/contract.md, "Bodies". */
    bodies: {
      ofAddress: { bodies: parsed.LIMIT_FORMS_ADDRESS, mib: parsed.LIMIT_FORMS_MIB_ADDRESS },
      ofAll: { bodies: parsed.LIMIT_FORMS, mib: parsed.LIMIT_FORMS_MIB },
      /** The connection of a slower sender is closed. */
      pace: {
        graceSeconds: parsed.FORM_GRACE_SECONDS,
        bytesPerSecond: parsed.FORM_BYTES_PER_SECOND,
      },
    },
    /** The time limit for processing a picture. Source: docs/contract.md, "Image formats". */
    imageSeconds: { staff: parsed.IMAGE_SECONDS, visitor: parsed.IMAGE_SECONDS_VISITOR },
    /** Where notifications of enquiries go. Source: docs/contract.md, "Notifications". */
    smtp: smtpOf(parsed),
    /** The webhook of enquiries; undefined without one. */
    enquiryWebhook:
      parsed.ENQUIRY_WEBHOOK_URL && parsed.ENQUIRY_WEBHOOK_SECRET
        ? { url: parsed.ENQUIRY_WEBHOOK_URL, secret: parsed.ENQUIRY_WEBHOOK_SECRET }
        : undefined,
    /** An enquiry is anonymised so many months after its last change. */
    enquiryMonths: parsed.ENQUIRY_MONTHS,
    /** A deleted record lies in the bin for so many days. */
    binDays: parsed.BIN_DAYS,
    /** After so many seconds without an answer of a mail server or webhook, the attempt has failed. */
    notifySeconds: parsed.NOTIFY_SECONDS,
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
  };
}

export type EnvWithoutSecrets = Readonly<ReturnType<typeof readEnvWithoutSecrets>>;

/**
 * The environment with the secrets. The first call creates them in the data folder.
 * @throws Error that lists every invalid setting
 */
export function readEnv(environment: NodeJS.ProcessEnv = process.env) {
  const env = readEnvWithoutSecrets(environment);
  return { ...env, secrets: readSecrets(env.dataDir, sourceOf(environment)) };
}

export type Env = Readonly<ReturnType<typeof readEnv>>;

let read: Env | undefined;

/** The environment, read once. It is for calls that many people send: reading takes longer than storing an enquiry. */
export const settings = (): Env => (read ??= readEnv());
