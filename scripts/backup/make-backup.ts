import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'tar';
import cmsPackage from '../../cms/package.json';
import { DATA_VERSION, LAST_BACKUP } from '../../cms/src/settings/backup-files';
import type { LastBackup } from '../../cms/src/settings/backup-files';
import type { Env, EnvWithoutSecrets } from '../../cms/src/settings/env';
import { registerCleanup } from '../lib/cleanup';
import { eachLimited } from '../lib/each-limited';
import { writeAtomically } from '../lib/files';
import { withLock } from '../lib/lock';
import { entryOf, sha256 } from './checksum';
import { collect } from './collect';
import { openDatabase } from './database';
import { backupName } from './destination';
import type { Destination } from './destination';
import { FORMAT, MANIFEST, MANIFEST_CHECKSUM, SECRETS, tableEntry, UPLOADS } from './manifest';
import type { Entry, Manifest } from './manifest';
import { pictureStorage } from './picture-storage';

/** The folder is in the data folder, so that pictures can be linked, and two commands do not run at once. */
const STAGING = 'backup.partial';
const LOCK = 'backup.lock';

const HASHED_AT_ONCE = 8;

interface MadeBackup extends LastBackup {
  readonly missing: readonly string[];
  readonly pictures: number;
}

const secretsText = ({ secrets }: Env): string =>
  `${Object.entries(secrets)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`;

/** Collects everything in the folder. Returns the manifest, which is the first entry. */
async function stage(env: Env, folder: string, hasSecrets: boolean): Promise<Manifest> {
  const client = env.databaseClient;
  const database = await openDatabase(env);
  const storage = pictureStorage(env);
  const { dump, pictures, missing } = await collect(database, client, storage, folder).finally(
    async () => {
      storage.close();
      await database.destroy();
    },
  );
  if (hasSecrets) await writeFile(path.join(folder, SECRETS), secretsText(env), { mode: 0o600 });
  const names = [
    ...dump.tables.map(({ name }) => tableEntry(name)),
    ...(hasSecrets ? [SECRETS] : []),
    ...pictures.map((name) => `${UPLOADS}/${name}`),
  ];
  const entries = new Map<string, Entry>();
  await eachLimited(names, HASHED_AT_ONCE, async (name) => {
    entries.set(name, await entryOf(folder, name));
  });
  return {
    ...{ format: FORMAT, dataVersion: DATA_VERSION },
    strapi: cmsPackage.dependencies['@strapi/strapi'],
    ...{ at: dump.at, database: client, revision: dump.revision, hasSecrets },
    tables: [...dump.tables],
    missing: [...missing],
    entries: names.flatMap((name) => entries.get(name) ?? []),
  };
}

/**
 * Hides the link count: pictures are hard links to the storage. With the true count the library would search for other
 * links to them, in time that grows with the square of their number, and store a second link without content.
 */
const hideLinks = (_path: string, stats: object): boolean =>
  Boolean(Object.assign(stats, { nlink: 1 }));

/** The tar file of a staged folder. */
async function* contentOf(folder: string, { entries }: Manifest): AsyncGenerator<Buffer> {
  const paths = [MANIFEST, MANIFEST_CHECKSUM, ...entries.map((entry) => entry.path)];
  const pack = create({ cwd: folder, portable: true, strict: true, filter: hideLinks }, paths);
  for await (const chunk of pack) yield chunk;
}

/** Runs `work` while no other backup or restore of the data folder does. @throws Failure if one runs */
export const withBackupLock = <T>(
  { dataDir }: EnvWithoutSecrets,
  work: () => Promise<T>,
): Promise<T> =>
  withLock(
    path.join(dataDir, LOCK),
    'Another backup or restore of this data folder (DATA_DIR) is running: wait for it.',
    work,
  );

/**
 * Makes one backup of the data folder and its database while everything runs.
 * @throws Failure if there is no database, or another backup or restore runs
 */
export async function makeBackup(
  env: Env,
  destination: Destination,
  hasSecrets: boolean,
): Promise<MadeBackup> {
  const folder = path.join(env.dataDir, STAGING);
  return await withBackupLock(env, async () => {
    const clear = () => rm(folder, { recursive: true, force: true });
    const forget = registerCleanup(clear);
    try {
      await clear();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const manifest = await stage(env, folder, hasSecrets);
      const text = JSON.stringify(manifest);
      await writeFile(path.join(folder, MANIFEST), text);
      await writeFile(path.join(folder, MANIFEST_CHECKSUM), sha256(text));
      const { at, revision, missing } = manifest;
      const written = await destination.write(backupName(at), contentOf(folder, manifest));
      const last: LastBackup = { at, ...written, revision };
      await writeAtomically(path.join(env.dataDir, LAST_BACKUP), JSON.stringify(last));
      const pictures = manifest.entries.filter((entry) => entry.path.startsWith(UPLOADS)).length;
      return { ...last, missing, pictures };
    } finally {
      forget();
      await clear();
    }
  });
}
