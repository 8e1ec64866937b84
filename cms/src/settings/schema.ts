import path from 'node:path';
import { boolean, number, object, string, ValidationError } from 'yup';
import type { InferType } from 'yup';
import { SECRET_NAMES } from './secrets';
import type { SecretName } from './secrets';
import {
  databaseAddress,
  hops,
  limit,
  networks,
  origin,
  port,
  publicOrigin,
  requiredWhere,
  secret,
  secretWhere,
  switchForDevelopment,
} from './rules';

/** The root of the repository. This file runs in `cms/src`, or compiled in `cms/dist/src`. */
const appDir = path.resolve(
  __dirname,
  __dirname.includes(`${path.sep}dist`) ? '../../..' : '../..',
);
export const REPOSITORY_DIR = path.resolve(appDir, '..');

const HOURS_A_YEAR = 8760;

const forObjectStorage = () => requiredWhere('UPLOAD_PROVIDER', 's3').default('');
const webAddress = () =>
  forObjectStorage().matches(/^https?:\/\/\S*[^/\s]$/, {
    message: '${path} must be an address like https://example.com, without a slash at its end',
    excludeEmptyString: true,
  });

/** Required if another setting has a value. */
const requiredIfSet = (setting: string) =>
  string()
    .default('')
    .when(setting, {
      is: Boolean,
      then: (rule) => rule.required(`\${path} is required where ${setting} is set`),
    });
const forSiteBucket = () => requiredIfSet('SITE_S3_BUCKET');
const forBackups = () => requiredIfSet('BACKUP_S3_REGION');

const settings = {
  APP_ENV: string().oneOf(['development', 'production']).default('development'),
  DATA_DIR: string().default(path.join(REPOSITORY_DIR, '.data')),
  CMS_HOST: string().default('127.0.0.1'),
  CMS_PORT: port(1337),
  CMS_URL: publicOrigin(),
  CMS_INTERNAL_URL: origin(),
  SITE_HOST: string().default('127.0.0.1'),
  SITE_PORT: port(8000),
  SITE_URL: publicOrigin(),
  PUBLISHER_HOST: string().default('127.0.0.1'),
  PUBLISHER_PORT: port(1338),
  PUBLISHER_URL: origin(),
  DATABASE_CLIENT: string().oneOf(['sqlite', 'postgres']).default('sqlite'),
  DATABASE_URL: databaseAddress(),
  DATABASE_POOL: limit(10, 1).max(100),
  TLS_CERTIFICATE: string(),
  TLS_KEY: string().when('TLS_CERTIFICATE', {
    is: Boolean,
    then: (rule) => rule.required('TLS_KEY is required where TLS_CERTIFICATE is set'),
  }),
  TLS_REDIRECT_PORT: port(80),
  TRUST_PROXY: hops(),
  PANEL_ALLOW: networks(),
  FAST_ROUTES: boolean().default(true),
  SAMPLE_CONTENT: switchForDevelopment(),
  SAMPLE_PASSWORD: string().default('Sample@123'),
  RELEASES_KEPT: limit(3, 1),
  LOG_LEVEL: string().oneOf(['error', 'warn', 'info', 'http', 'debug']).default('http'),
  SESSION_HOURS: number().moreThan(0).max(HOURS_A_YEAR).default(12),
  // Source of these defaults: docs/contract.md, "Login limits".
  LIMIT_LOGINS: limit(3000),
  LIMIT_LOGIN_PAIR: limit(10),
  LIMIT_LOGIN_ACCOUNT: limit(50),
  LIMIT_LOGIN_ADDRESS: limit(100),
  LIMIT_REGISTRATIONS: limit(20),
  LIMIT_REVIEWS: limit(20),
  LIMIT_UPLOADS: limit(300),
  // Source of these defaults: docs/contract.md, "Enquiries".
  LIMIT_ENQUIRIES: limit(20),
  LIMIT_ENQUIRIES_PHONE: limit(10),
  LIMIT_ENQUIRIES_PLAIN: limit(5),
  LIMIT_ENQUIRY_LOOKUPS: limit(100),
  ENQUIRY_PROOF_STEPS: limit(50_000),
  ENQUIRY_SECONDS: limit(3),
  // Source of this default: docs/contract.md, "Taps".
  LIMIT_TAPS: limit(300),
  SMTP_HOST: string(),
  SMTP_PORT: port(587),
  SMTP_USER: string(),
  SMTP_PASSWORD: requiredIfSet('SMTP_USER'),
  SMTP_SECURE: boolean().default(false),
  SMTP_FROM: requiredIfSet('SMTP_HOST'),
  ENQUIRY_WEBHOOK_URL: string().matches(/^https?:\/\/[^\s]+$/, {
    message: '${path} must be an address like https://crm.example.com/enquiries',
    excludeEmptyString: true,
  }),
  ENQUIRY_WEBHOOK_SECRET: secretWhere('ENQUIRY_WEBHOOK_URL'),
  ENQUIRY_MONTHS: limit(24, 1),
  BIN_DAYS: limit(30, 1),
  NOTIFY_SECONDS: number().moreThan(0).max(60).default(20),
  // Source of these defaults: docs/contract.md, "Bodies".
  LIMIT_FORMS: limit(128),
  LIMIT_FORMS_ADDRESS: limit(32),
  LIMIT_FORMS_MIB: limit(1024),
  LIMIT_FORMS_MIB_ADDRESS: limit(320),
  // Source of these defaults: docs/contract.md, "Image formats".
  IMAGE_SECONDS: number().moreThan(0).default(12),
  IMAGE_SECONDS_VISITOR: number().moreThan(0).default(3),
  FORM_GRACE_SECONDS: number().moreThan(0).default(10),
  FORM_BYTES_PER_SECOND: limit(8192),
  REDIS_URL: string().matches(/^rediss?:\/\/\S+$/, {
    message: '${path} must be an address like redis://localhost:6379',
    excludeEmptyString: true,
  }),
  UPLOAD_PROVIDER: string().oneOf(['local', 's3']).default('local'),
  S3_BUCKET: forObjectStorage(),
  S3_REGION: forObjectStorage(),
  S3_ENDPOINT: webAddress(),
  S3_ACCESS_KEY_ID: forObjectStorage(),
  S3_SECRET_ACCESS_KEY: forObjectStorage(),
  S3_FORCE_PATH_STYLE: boolean().default(false),
  S3_PUBLIC_URL: webAddress(),
  SITE_S3_BUCKET: string(),
  SITE_S3_REGION: forSiteBucket(),
  SITE_S3_ENDPOINT: forSiteBucket(),
  SITE_S3_ACCESS_KEY_ID: forSiteBucket(),
  SITE_S3_SECRET_ACCESS_KEY: forSiteBucket(),
  SITE_S3_FORCE_PATH_STYLE: boolean().default(false),
  BACKUP_TO: string(),
  BACKUP_S3_REGION: string(),
  BACKUP_S3_ENDPOINT: forBackups(),
  BACKUP_S3_ACCESS_KEY_ID: forBackups(),
  BACKUP_S3_SECRET_ACCESS_KEY: forBackups(),
  BACKUP_S3_FORCE_PATH_STYLE: boolean().default(false),
};

const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, secret()])) as Record<
  SecretName,
  ReturnType<typeof secret>
>;
const schema = object({ ...settings, ...secrets });

export type Settings = InferType<typeof schema>;

/**
 * The settings of an environment, with defaults. An empty variable counts as not set.
 * @throws Error, one sentence that lists every invalid setting
 */
export function parseSettings(source: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(
    Object.keys(schema.fields).map((key) => [key, source[key] === '' ? undefined : source[key]]),
  );
  try {
    return schema.validateSync(set, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment has errors: ${error.errors.join('; ')}`);
  }
}
