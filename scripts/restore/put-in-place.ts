import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { LAST_BACKUP, RESTORE_JOURNAL } from '../../cms/src/settings/backup-files';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { MANIFEST, parseManifest, SECRETS } from '../backup/manifest';
import { readIfExists, writeAtomically } from '../lib/files';
import { parseJson } from '../lib/json';
import { dropEmptySchema, isLoaded, loadPostgres } from './load-database';

/**
 * The staging folder is in the data folder, so that a rename never crosses disks and needs no right to the parent
 * folder.
 */
export const STAGING = 'restore.partial';
/** In the staging folder: the content to move into the data folder. */
const READY = 'ready';
/** In the staging folder: the extracted backup. */
export const EXTRACTED = 'extracted';
const ASIDE = 'before-restore-';

/** The entries of the data folder that stay in every restore. */
const STAYS = [
  // Certbot's folder, by which certificates are renewed.
  'acme',
  'backups',
  'logs',
  'lost+found',
  'backup.lock',
  LAST_BACKUP,
  RESTORE_JOURNAL,
  STAGING,
];

const journal = object({
  /** The restored backup file. */
  file: string().required(),
  /** The name of the folder, and of the PostgreSQL schema, for the old data. */
  aside: string().required(),
  /** Whether the backup has secrets; if not, the existing ones stay. */
  hasSecrets: boolean().required(),
  /** `aside`: the old data are being put aside; `in`: the restored data are being moved in. */
  phase: string().oneOf(['aside', 'in']).required(),
});
type Journal = InferType<typeof journal>;

/** The places of the old data. */
export interface Aside {
  readonly folder: string | undefined;
  readonly schema: string | undefined;
}

const journalFile = ({ dataDir }: EnvWithoutSecrets): string => path.join(dataDir, RESTORE_JOURNAL);
const writeJournal = (env: EnvWithoutSecrets, value: Journal): Promise<void> =>
  writeAtomically(journalFile(env), JSON.stringify(value));
const schemaOf = ({ aside }: Journal): string => aside.replaceAll('-', '_');

/** The folder whose content moves into the data folder. */
export const readyFolder = ({ dataDir }: EnvWithoutSecrets): string =>
  path.join(dataDir, STAGING, READY);

/** The journal of a restore that was interrupted while it moved data; undefined if there is none. */
export async function readJournal(env: EnvWithoutSecrets): Promise<Journal | undefined> {
  const text = await readIfExists(journalFile(env));
  return text === undefined ? undefined : journal.validateSync(parseJson(text));
}

/** Begins to move the staged data into place. The CMS does not start until the move is complete. */
export async function beginPutting(
  env: EnvWithoutSecrets,
  file: string,
  hasSecrets: boolean,
): Promise<Journal> {
  await promisify(execFile)('sync');
  const aside = `${ASIDE}${new Date().toISOString().slice(0, 19).replaceAll(':', '').toLowerCase()}`;
  const begun: Journal = { file, aside, hasSecrets, phase: 'aside' };
  await writeJournal(env, begun);
  return begun;
}

async function putAside({ dataDir }: EnvWithoutSecrets, aside: string): Promise<void> {
  const folder = path.join(dataDir, aside);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    if (STAYS.includes(name) || name.startsWith(ASIDE)) continue;
    const target = path.join(folder, name);
    // After a kill, a command has created new secrets. The secrets put aside are the originals.
    if (existsSync(target)) await rm(path.join(dataDir, name), { recursive: true });
    else await rename(path.join(dataDir, name), target);
  }
}

async function moveIn(env: EnvWithoutSecrets): Promise<void> {
  for (const name of await readdir(readyFolder(env)))
    await rename(path.join(readyFolder(env), name), path.join(env.dataDir, name));
}

/** Moves the existing secrets back. */
async function keepSecrets({ dataDir }: EnvWithoutSecrets, aside: string): Promise<void> {
  const old = path.join(dataDir, aside, SECRETS);
  if (existsSync(old)) await rename(old, path.join(dataDir, SECRETS));
}

/**
 * Loads PostgreSQL. An error before the commit has changed nothing, so the journal is removed and the CMS can start.
 * @returns whether there were tables; they are in the other schema now
 */
async function loadTables(env: EnvWithoutSecrets, begun: Journal): Promise<boolean> {
  const folder = path.join(env.dataDir, STAGING, EXTRACTED);
  const text = (await readIfExists(path.join(folder, MANIFEST))) ?? '';
  const schema = schemaOf(begun);
  try {
    return await loadPostgres(env, { folder, manifest: parseManifest(text) }, schema);
  } catch (error) {
    // If PostgreSQL does not answer, the result is unknown, so the journal stays.
    const mayBeLoaded = await isLoaded(env, schema).catch(() => true);
    if (!mayBeLoaded) await rm(journalFile(env));
    throw error;
  }
}

/** Continues from the journal to the end. Each of its steps may be done already. */
export async function finishPutting(env: EnvWithoutSecrets, begun: Journal): Promise<Aside> {
  const { aside } = begun;
  const isPostgres = env.databaseClient === 'postgres';
  const schema = schemaOf(begun);
  const hasOldTables = isPostgres && (await loadTables(env, begun));
  if (begun.phase === 'aside') {
    await putAside(env, aside);
    await writeJournal(env, { ...begun, phase: 'in' });
  }
  if (!begun.hasSecrets) await keepSecrets(env, aside);
  await moveIn(env);
  if (isPostgres && !hasOldTables) await dropEmptySchema(env, schema);
  const folder = path.join(env.dataDir, aside);
  const isEmpty = (await readdir(folder)).length === 0;
  if (isEmpty) await rm(folder, { recursive: true });
  await rm(journalFile(env));
  await rm(path.join(env.dataDir, STAGING), { recursive: true });
  return { folder: isEmpty ? undefined : folder, schema: hasOldTables ? schema : undefined };
}
