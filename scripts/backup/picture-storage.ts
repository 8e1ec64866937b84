import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { BIN, DOCUMENTS } from '../../cms/src/settings/backup-files';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { codeOf } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import { contentTypeOf } from '../server/content-types';
import { UPLOADS } from './manifest';
import { s3Client } from './s3';

/** The folders beside the pictures that nothing serves. */
const HIDDEN = [BIN, DOCUMENTS];

/** The storage of the pictures. The content under a name never changes. */
export interface PictureStorage {
  /**
   * Copies a stored file, public or hidden, to `target`; false if the storage does not have it. The CMS moves it back
   * into its hidden folder when it starts on a restored backup.
   */
  readonly fetch: (name: string, target: string) => Promise<boolean>;
  /**
   * Stores a file; undefined if the pictures are in the data folder, because a restore moves that folder as a whole.
   */
  readonly store?: (name: string, source: string) => Promise<void>;
  readonly close: () => void;
}

/** Uses a hard link: the file stays in the backup if the CMS deletes it meanwhile, and no byte is copied. */
async function linkOrCopy(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST') return true;
    // Another disk, or a file system without hard links.
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  }
}

const inFolder = (folders: readonly string[]): PictureStorage => ({
  fetch: async (name, target) => {
    for (const folder of folders)
      if (await linkOrCopy(path.join(folder, name), target)) return true;
    return false;
  },
  close: () => undefined,
});

function inBucket(storage: NonNullable<EnvWithoutSecrets['objectStorage']>): PictureStorage {
  const client = s3Client(storage);
  const at = (name: string, folder = UPLOADS) => ({
    ...{ Bucket: storage.bucket, Key: `${folder}/${name}` },
  });
  const get = async (target: string, from: ReturnType<typeof at>): Promise<boolean> => {
    try {
      const { Body } = await client.send(new GetObjectCommand(from));
      await pipeline(Body as Readable, createWriteStream(target));
      return true;
    } catch (error) {
      if (error instanceof NoSuchKey) return false;
      throw error;
    }
  };
  return {
    fetch: async (name, target) => {
      for (const folder of [UPLOADS, ...HIDDEN])
        if (await get(target, at(name, folder))) return true;
      return false;
    },
    store: async (name, source) => {
      const { size } = await stat(source);
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: createReadStream(source),
          ContentLength: size,
          ContentType: contentTypeOf(name).type,
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      );
    },
    close: () => {
      client.destroy();
    },
  };
}

/** The storage of the settings. */
export function pictureStorage(env: EnvWithoutSecrets): PictureStorage {
  if (env.objectStorage) return inBucket(env.objectStorage);
  const { uploads } = foldersOf(env.dataDir);
  return inFolder([uploads, ...HIDDEN.map((name) => path.join(env.dataDir, name))]);
}
