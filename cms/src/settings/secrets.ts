import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from './data-folder';
import { unwritableFolder } from './startup-error';

/** All secrets of the system. A secret that is not in the environment is read from the data folder's file. */
export const SECRET_NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'PUBLISHER_TOKEN',
  'SITE_TOKEN',
] as const;
export type SecretName = (typeof SECRET_NAMES)[number];
export type Secrets = Readonly<Record<SecretName, string>>;

const FILE = 'secrets.env';

function parse(text: string): Partial<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Creates the file atomically. If two processes start at once, both read the file of the first one. */
function make(file: string): void {
  const lines = SECRET_NAMES.map((name) => `${name}=${randomBytes(32).toString('hex')}`);
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(
    draft,
    `# Made on the first start. Whoever reads this can do anything.\n${lines.join('\n')}\n`,
  );
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** @throws StartupError if the data folder cannot be made or is not writable */
function makeIn(dataDir: string, file: string): void {
  makeDataFolder(dataDir);
  try {
    make(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw unwritableFolder(dataDir, code) ?? error;
  }
}

/**
 * The secrets: from the environment, else from `secrets.env` in the data folder, which the first call creates.
 * @throws Error with the name of the secret that the file lacks
 */
export function readSecrets(dataDir: string, source: NodeJS.ProcessEnv): Secrets {
  const file = path.join(dataDir, FILE);
  const isSet = SECRET_NAMES.every((name) => source[name]);
  if (!isSet && !existsSync(file)) makeIn(dataDir, file);
  const stored = isSet ? {} : parse(readFileSync(file, 'utf8'));
  const entries = SECRET_NAMES.map((name) => {
    const value = source[name] ?? stored[name];
    if (!value) throw new Error(`${name} is not set, and ${FILE} in the data folder lacks it`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Secrets;
}
