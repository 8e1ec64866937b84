import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../settings/env';
import type { Env } from '../settings/env';
import { StartupError } from '../settings/startup-error';
import { explainStartError } from './start-errors';

const error = (code: string, message = '', cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });
const SECRETS = Object.fromEntries(
  [
    ...['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT'],
    ...['ENCRYPTION_KEY', 'JWT_SECRET', 'PUBLISHER_TOKEN', 'SITE_TOKEN'],
  ].map((name) => [name, 'x'.repeat(64)]),
);
const sqlite = readEnv({ ...SECRETS, DATA_DIR: '/srv/homes' });
const postgres = readEnv({
  ...{ ...SECRETS, DATA_DIR: '/srv/homes', DATABASE_CLIENT: 'postgres' },
  DATABASE_URL: 'postgres://one:secret@db.example:5433/homes',
});

describe('an error of the start', () => {
  it.each<[string, Env, unknown, RegExp]>([
    [
      'PostgreSQL is down',
      postgres,
      error('ECONNREFUSED'),
      /does not answer at db.example:5433.*start it/,
    ],
    ['PostgreSQL starts', postgres, error('57P03', 'starting up'), /does not answer.*starting up/],
    [
      'the password is wrong',
      postgres,
      error('28P01'),
      /refuses the login of the CMS.*DATABASE_URL/,
    ],
    [
      'there is no such database',
      postgres,
      error('3D000'),
      /refuses the login of the CMS.*DATABASE_URL/,
    ],
    [
      'the file is no database',
      sqlite,
      error('SQLITE_NOTADB'),
      /data.db is damaged.*npm run restore/,
    ],
    ['a page is damaged', sqlite, error('SQLITE_CORRUPT_VTAB'), /is damaged/],
    [
      'the folder is read-only',
      sqlite,
      error('SQLITE_READONLY_DIRECTORY'),
      /\/srv\/homes cannot be written/,
    ],
    ['another account owns it', sqlite, error('EACCES'), /cannot be written.*account/],
    ['the disk is full', sqlite, error('SQLITE_FULL'), /is full/],
    [
      'it is the cause of another one',
      sqlite,
      error('', 'Failed', error('EROFS')),
      /cannot be written/,
    ],
  ])('is one sentence with the cure: %s', (_, env, cause, sentence) => {
    const explained = explainStartError(cause, env);
    expect(explained).toBeInstanceOf(StartupError);
    expect((explained as Error).message).toMatch(sentence);
    expect((explained as Error).message).not.toMatch(/secret|\n/);
  });

  it('of anything else is kept', () => {
    const bug = new TypeError('x is not a function');
    expect(explainStartError(bug, sqlite)).toBe(bug);
  });
});
