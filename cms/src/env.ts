import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { boolean, number, object, string, ValidationError } from 'yup';
import type { InferType } from 'yup';
import { readSecrets } from './secrets';

/** The repository's root, wherever this file runs: from `cms/src`, or compiled in `cms/dist/src`. */
const appDir = path.resolve(__dirname, __dirname.includes(`${path.sep}dist`) ? '../..' : '..');
export const REPOSITORY_DIR = path.resolve(appDir, '..');

const port = (standard: number) => number().integer().min(1).max(65_535).default(standard);
const limit = (standard: number) => number().integer().min(0).default(standard);
const address = () =>
  string().matches(/^https?:\/\/[^/\s]+$/, {
    message: '${path} must be an address like https://example.com, without a path',
    excludeEmptyString: true,
  });

const schema = object({
  APP_ENV: string().oneOf(['development', 'production']).default('development'),
  DATA_DIR: string().default(path.join(REPOSITORY_DIR, '.data')),
  CMS_HOST: string().default('127.0.0.1'),
  CMS_PORT: port(1337),
  CMS_URL: address(),
  SITE_HOST: string().default('127.0.0.1'),
  SITE_PORT: port(8000),
  SITE_URL: address(),
  DATABASE_CLIENT: string().oneOf(['sqlite', 'postgres']).default('sqlite'),
  DATABASE_URL: string().when('DATABASE_CLIENT', {
    is: 'postgres',
    then: (rule) => rule.required('DATABASE_URL is required where DATABASE_CLIENT is postgres'),
  }),
  DATABASE_POOL: number().integer().min(1).max(100).default(10),
  TRUST_PROXY: boolean().default(false),
  SAMPLE_CONTENT: boolean().default(false),
  SAMPLE_PASSWORD: string().default('Sample@123'),
  RELEASES_KEPT: limit(3).min(1),
  LOG_LEVEL: string().oneOf(['error', 'warn', 'info', 'http', 'debug']).default('info'),
});

type Parsed = InferType<typeof schema>;

/** The environment, parsed once: every setting has a default that works on a laptop. */
export interface Env {
  readonly appEnv: Parsed['APP_ENV'];
  /** Everything that outlives a run: database, pictures, secrets, published site. */
  readonly dataDir: string;
  /** The folder whose `uploads` holds the stored pictures. */
  readonly publicDir: string;
  readonly cmsHost: string;
  readonly cmsPort: number;
  readonly cmsUrl: string;
  readonly siteHost: string;
  readonly sitePort: number;
  readonly siteUrl: string;
  readonly databaseClient: Parsed['DATABASE_CLIENT'];
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
  readonly databasePool: number;
  readonly trustProxy: boolean;
  readonly sampleContent: boolean;
  readonly samplePassword: string;
  readonly releasesKept: number;
  readonly logLevel: Parsed['LOG_LEVEL'];
  readonly secrets: ReturnType<typeof readSecrets>;
}

function parse(source: NodeJS.ProcessEnv): Parsed {
  // An empty variable is one that is not set.
  const set = Object.fromEntries(
    Object.keys(schema.fields).map((key) => [key, source[key] === '' ? undefined : source[key]]),
  );
  try {
    return schema.validateSync(set, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment has faults: ${error.errors.join('; ')}`);
  }
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
  const parsed = parse(source);
  const dataDir = path.resolve(REPOSITORY_DIR, parsed.DATA_DIR);
  return {
    appEnv: parsed.APP_ENV,
    dataDir,
    publicDir: path.join(dataDir, 'public'),
    cmsHost: parsed.CMS_HOST,
    cmsPort: parsed.CMS_PORT,
    cmsUrl: parsed.CMS_URL ?? `http://localhost:${String(parsed.CMS_PORT)}`,
    siteHost: parsed.SITE_HOST,
    sitePort: parsed.SITE_PORT,
    siteUrl: parsed.SITE_URL ?? `http://localhost:${String(parsed.SITE_PORT)}`,
    databaseClient: parsed.DATABASE_CLIENT,
    databaseUrl: parsed.DATABASE_URL,
    databaseFile: path.join(dataDir, 'data.db'),
    databasePool: parsed.DATABASE_POOL,
    trustProxy: parsed.TRUST_PROXY,
    sampleContent: parsed.SAMPLE_CONTENT,
    samplePassword: parsed.SAMPLE_PASSWORD,
    releasesKept: parsed.RELEASES_KEPT,
    logLevel: parsed.LOG_LEVEL,
    secrets: readSecrets(dataDir, source),
  };
}
