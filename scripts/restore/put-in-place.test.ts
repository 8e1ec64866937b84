import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { readEnv } from '../../cms/src/settings/env';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { finishPutting, readJournal } from './put-in-place';

const ASIDE = 'before-restore-2026-11-23t040000';
const folder = useTempFolder();
const at = (...names: string[]) => path.join(folder(), ...names);
const ready = (...names: string[]) => at('restore.partial', 'ready', ...names);
const contentOf = (...names: string[]): string => readFileSync(at(...names), 'utf8');

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The first line of a file, which identifies it. Secrets must be complete, because the command reads them. */
const lineOf = (...names: string[]): string =>
  contentOf(...names)
    .split('\n', 1)
    .join('');
const textOf = (owner: 'old' | 'new', name: string, secrets: string): string =>
  `# ${owner} ${name}\n${name === 'secrets.env' ? secrets : ''}`;

/** Old data are in the data folder, restored data in the staging folder. */
beforeEach(() => {
  readEnv({ DATA_DIR: at('other') });
  const secrets = contentOf('other', 'secrets.env');
  rmSync(at('other'), { recursive: true });
  for (const name of ['data.db', 'secrets.env', 'public/uploads/a.webp', 'site/current.txt'])
    write(at(name), textOf('old', name, secrets));
  for (const name of ['data.db', 'secrets.env', 'public/uploads/b.webp'])
    write(ready(name), textOf('new', name, secrets));
  for (const name of ['acme/a', 'logs/cms.log', 'backups/b.tar', 'backup.json'])
    write(at(name), 'stays');
});

/** Finishes like a command that runs after a kill, which may create new secrets first. */
async function finish(phase: 'aside' | 'in', hasSecrets = true): Promise<void> {
  write(at('restore.json'), JSON.stringify({ file: '/b.tar', aside: ASIDE, hasSecrets, phase }));
  const env = readEnv({ DATA_DIR: folder(), DATABASE_CLIENT: 'sqlite' });
  const begun = await readJournal(env);
  if (!begun) throw new Error('there is no journal');
  expect(await finishPutting(env, begun)).toEqual({ folder: at(ASIDE), schema: undefined });
}

function expectRestored(): void {
  expect(readdirSync(folder()).sort()).toEqual(
    [ASIDE, 'acme', 'backup.json', 'backups', 'data.db', 'logs', 'public', 'secrets.env'].sort(),
  );
  expect(lineOf('data.db')).toBe('# new data.db');
  expect(lineOf('secrets.env')).toBe('# new secrets.env');
  expect(readdirSync(at('public/uploads'))).toEqual(['b.webp']);
  for (const name of ['data.db', 'secrets.env', 'public/uploads/a.webp', 'site/current.txt'])
    expect(lineOf(ASIDE, name)).toBe(`# old ${name}`);
}

it.each([0, 1, 2, 3, 4])('ends right after a kill when %i names were aside', async (count) => {
  mkdirSync(at(ASIDE));
  for (const name of ['data.db', 'public', 'secrets.env', 'site'].slice(0, count))
    renameSync(at(name), at(ASIDE, name));
  await finish('aside');
  expectRestored();
});

it.each([0, 1, 2, 3])('ends right after a kill when %i names were moved in', async (count) => {
  mkdirSync(at(ASIDE));
  for (const name of ['data.db', 'public', 'secrets.env', 'site'])
    renameSync(at(name), at(ASIDE, name));
  for (const name of ['data.db', 'public', 'secrets.env'].slice(0, count))
    renameSync(ready(name), at(name));
  await finish('in');
  expectRestored();
});

it('keeps the secrets of the place where the backup has none', async () => {
  rmSync(ready('secrets.env'));
  await finish('aside', false);
  expect(lineOf('secrets.env')).toBe('# old secrets.env');
  expect(existsSync(at(ASIDE, 'secrets.env'))).toBe(false);
});
