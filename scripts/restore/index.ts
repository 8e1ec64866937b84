import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvWithoutSecrets } from '../../cms/src/settings/env';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { keepDataPrivate } from '../../cms/src/settings/private-data';
import { withBackupLock } from '../backup/make-backup';
import { SECRETS, UPLOADS } from '../backup/manifest';
import type { Manifest } from '../backup/manifest';
import { pictureStorage } from '../backup/picture-storage';
import { parseS3Address } from '../backup/s3';
import { eachLimited } from '../lib/each-limited';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { extractBackup } from './extract';
import { withLocalFile } from './fetch';
import { makeSqliteFile } from './load-database';
import { assertNotRunning, hasData } from './place';
import {
  beginPutting,
  EXTRACTED,
  finishPutting,
  readJournal,
  readyFolder,
  STAGING,
} from './put-in-place';
import type { Aside } from './put-in-place';

const USAGE = 'Say which backup: npm run restore -- FILE [--replace], or s3://bucket/key';
const STORED_AT_ONCE = 16;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Failure(USAGE);
  return { file: parseS3Address(file) ? file : path.resolve(file), isReplaced: values.replace };
}

/** Moves the pictures to the place where the CMS expects them. */
async function placePictures(
  env: EnvWithoutSecrets,
  folder: string,
  { entries }: Manifest,
): Promise<void> {
  const storage = pictureStorage(env);
  const { store } = storage;
  if (!store) {
    await mkdir(path.join(readyFolder(env), 'public'));
    await rename(path.join(folder, UPLOADS), path.join(readyFolder(env), 'public', UPLOADS));
    return;
  }
  const pictures = entries.filter((entry) => entry.path.startsWith(`${UPLOADS}/`));
  await eachLimited(pictures, STORED_AT_ONCE, (entry) =>
    store(path.basename(entry.path), path.join(folder, entry.path)),
  ).finally(() => {
    storage.close();
  });
}

/** Prepares everything beside the current data, without changing them. */
async function prepare(env: EnvWithoutSecrets, file: string): Promise<Manifest> {
  const staging = path.join(env.dataDir, STAGING);
  const folder = path.join(staging, EXTRACTED);
  await rm(staging, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(readyFolder(env));
  const manifest = await step('Checking the backup', () =>
    withLocalFile(env, file, staging, (local) => extractBackup(local, folder)),
  );
  await assertNotRunning(env);
  if (env.databaseClient === 'sqlite')
    await step('Loading the database', () =>
      makeSqliteFile(path.join(readyFolder(env), path.basename(env.databaseFile)), {
        folder,
        manifest,
      }),
    );
  await step('Placing the pictures', () => placePictures(env, folder, manifest));
  if (manifest.hasSecrets)
    await rename(path.join(folder, SECRETS), path.join(readyFolder(env), SECRETS));
  return manifest;
}

function logAside({ folder, schema }: Aside): void {
  if (folder !== undefined) log(`What was there is in ${folder}`);
  if (schema !== undefined) log(`Its tables are in the schema ${schema} of the database`);
}

async function restore(env: EnvWithoutSecrets, file: string, isReplaced: boolean): Promise<void> {
  const begun = await readJournal(env);
  if (begun) {
    await assertNotRunning(env);
    logAside(await step('Finishing the restore', () => finishPutting(env, begun)));
    log(`${begun.file} is restored.`);
    if (begun.file !== file)
      throw new Failure(`That was the restore which was cut off: run it again for ${file}.`);
    return;
  }
  const isTaken = await hasData(env);
  let manifest: Manifest;
  try {
    manifest = await prepare(env, file);
    if (isTaken && !isReplaced)
      throw new Failure(
        `There is data in ${env.dataDir} (DATA_DIR) or its database: with --replace it is put aside first.`,
      );
  } catch (error) {
    await rm(path.join(env.dataDir, STAGING), { recursive: true, force: true });
    throw error;
  }
  const journal = await beginPutting(env, file, manifest.hasSecrets);
  logAside(await step('Putting it into place', () => finishPutting(env, journal)));
  for (const name of manifest.missing) log(`The picture ${name} was missing when it was saved.`);
  const { at, revision } = manifest;
  log(`${file} is restored: the state of ${at}, revision ${String(revision)}.`);
  log('Start the product now: it publishes the site.');
}

/**
 * `npm run restore -- FILE`: restores a backup of `npm run backup`, from either kind of database. `FILE` may be in a
 * bucket, as `s3://bucket/key`. If the target has data, the command needs `--replace`, which puts them aside. After an
 * interruption, running it again completes the restore.
 */
await runCommand(async () => {
  const { file, isReplaced } = readOptions();
  // A refused file leaves no secrets behind.
  const env = readEnvWithoutSecrets();
  keepDataPrivate(env.dataDir);
  await withBackupLock(env, () => restore(env, file, isReplaced));
});
