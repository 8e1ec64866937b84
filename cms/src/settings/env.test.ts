import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from './env';
import { SECRET_NAMES } from './secrets';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'env-test-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

const read = (settings: Readonly<Record<string, string>>) =>
  readEnv({ DATA_DIR: dataDir, ...settings });

describe('the environment', () => {
  it('has a default for every setting', () => {
    expect(read({})).toMatchObject({
      appEnv: 'development',
      limits: {
        loginPair: 10,
        loginAccount: 50,
        loginAddress: 100,
        registrations: 20,
        reviews: 20,
        uploads: 300,
      },
      redisUrl: undefined,
      sessionHours: 12,
      objectStorage: undefined,
      proxyHops: 0,
      panelAllow: [],
    });
  });

  it('takes what is set; an empty variable is not set', () => {
    const env = read({
      LIMIT_LOGIN_PAIR: '0',
      LIMIT_UPLOADS: '',
      SESSION_HOURS: '0.5',
      REDIS_URL: 'rediss://cache:6379',
      SITE_URL: 'https://homes.example',
      PANEL_ALLOW: '203.0.113.7, 10.0.0.0/8,2001:db8::/32',
    });
    expect(env).toMatchObject({
      limits: { loginPair: 0, uploads: 300 },
      sessionHours: 0.5,
      redisUrl: 'rediss://cache:6379',
      siteUrl: 'https://homes.example',
      panelAllow: ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32'],
    });
  });

  it.each([
    ['SITE_URL', '*'],
    ['SITE_URL', 'https://*'],
    ['SITE_URL', 'https://*.example.com'],
    ['SITE_URL', 'https://example.com/'],
    ['CMS_URL', 'example.com'],
    ['PANEL_ALLOW', 'office.example.com'],
    ['PANEL_ALLOW', '10.0.0.0/33'],
    ['PANEL_ALLOW', '10.0.0.0/8/8'],
    ['PANEL_ALLOW', '10.0.0/8'],
    ['PANEL_ALLOW', '2001:db8::/129'],
    ['REDIS_URL', 'localhost:6379'],
    ['LIMIT_REVIEWS', '-1'],
    ['LIMIT_REVIEWS', '1.5'],
    ['SESSION_HOURS', '0'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['DATABASE_CLIENT', 'mysql'],
    ['DATABASE_URL', 'nope'],
    ['DATABASE_URL', 'mysql://localhost/homes'],
    ['DATABASE_URL', 'postgres://one:pass#word@localhost/homes'],
    ['UPLOAD_PROVIDER', 'ftp'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('names what PostgreSQL lacks', () => {
    expect(() => read({ DATABASE_CLIENT: 'postgres' })).toThrow(
      'DATABASE_URL is required where DATABASE_CLIENT is postgres',
    );
  });

  it('says the form of the address of PostgreSQL, and does not repeat its password', () => {
    const start = () =>
      read({ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://one:pass#word@db/homes' });
    expect(start).toThrow('DATABASE_URL must be an address like postgres://');
    expect(start).not.toThrow('pass#word');
  });

  it.each(['postgres://one@db/homes', 'postgresql:///homes?host=/run/postgresql'])(
    'takes %s',
    (DATABASE_URL) => {
      expect(read({ DATABASE_CLIENT: 'postgres', DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );
});

describe('object storage', () => {
  const bucket = {
    UPLOAD_PROVIDER: 's3',
    S3_BUCKET: 'pictures',
    S3_REGION: 'ap-south-1',
    S3_ENDPOINT: 'http://localhost:9000',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_FORCE_PATH_STYLE: 'true',
    S3_PUBLIC_URL: 'https://cdn.example/pictures',
  };

  it('is read whole', () => {
    expect(read(bucket).objectStorage).toEqual({
      bucket: 'pictures',
      region: 'ap-south-1',
      endpoint: 'http://localhost:9000',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      forcePathStyle: true,
      publicUrl: 'https://cdn.example/pictures',
    });
  });

  it('lacks nothing: what is missing is named, all of it', () => {
    expect(() => read({ UPLOAD_PROVIDER: 's3' })).toThrow(
      /S3_BUCKET.*S3_REGION.*S3_ENDPOINT.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY.*S3_PUBLIC_URL/,
    );
    expect(() => read({ ...bucket, S3_PUBLIC_URL: 'https://cdn.example/' })).toThrow(
      'S3_PUBLIC_URL',
    );
  });
});

describe('production', () => {
  const production = {
    APP_ENV: 'production',
    CMS_URL: 'https://cms.example',
    SITE_URL: 'https://homes.example',
  };

  it('starts with its two addresses set, whatever NODE_ENV is', () => {
    for (const NODE_ENV of ['production', 'development', 'test']) {
      expect(read({ ...production, NODE_ENV }).appEnv).toBe('production');
      expect(read({ NODE_ENV }).appEnv).toBe('development');
    }
  });

  it('lists every error in one sentence, and makes nothing', () => {
    const folder = path.join(dataDir, 'untouched');
    const start = () =>
      readEnv({
        DATA_DIR: folder,
        APP_ENV: 'production',
        SAMPLE_CONTENT: 'true',
        APP_KEYS: 'toBeModified1,toBeModified2',
      });
    expect(start).toThrow(
      /^The environment has errors: (?=.*CMS_URL must be set)(?=.*SITE_URL must be set)(?=.*SAMPLE_CONTENT)(?=.*APP_KEYS)[^\n]*$/,
    );
    expect(readdirSync(dataDir)).not.toContain('untouched');
  });

  it.each(SECRET_NAMES)('refuses a weak %s, and does not repeat it', (name) => {
    const weak = [
      'short',
      'tobemodified-tobemodified-tobemodified',
      'changeme-2f8c1d7a9b3e4f60517283a4b5c6d7e8',
      'a'.repeat(64),
    ];
    for (const value of weak) {
      const start = () => read({ ...production, [name]: value });
      expect(start).toThrow(`${name} must be 32 random characters or more`);
      expect(start).not.toThrow(value);
    }
    expect(read({ [name]: 'short' }).secrets[name]).toBe('short');
  });

  it('takes a strong secret', () => {
    const JWT_SECRET = 'Zk3v9Q0xW7eYt2Rb5Nc8Ld1Mh4Pj6Sg=';
    expect(read({ ...production, JWT_SECRET }).secrets.JWT_SECRET).toBe(JWT_SECRET);
  });
});
