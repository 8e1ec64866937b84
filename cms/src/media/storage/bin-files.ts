import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { BIN } from '../../settings/backup-files';
import type { Env } from '../../settings/env';
import type { ObjectStorage } from '../../settings/object-storage';
import { sync } from './sync-to-disk';
import { UPLOADS } from './upload-settings';

/** The files of the pictures in the bin, by their names in the storage. Each step can be repeated. */
export interface BinFiles {
  /** Moves files out of the public folder. A missing file is not an error. */
  readonly hide: (names: readonly string[]) => Promise<void>;
  /** Copies files back into the public folder, durably. A missing file is not an error. */
  readonly show: (names: readonly string[]) => Promise<void>;
  readonly remove: (names: readonly string[]) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
}

const codeOf = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | null)?.code;

/** Ignores that a file is missing. */
async function ifPresent(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof NoSuchKey) return false;
    throw error;
  }
}

function inFolder({ publicDir, dataDir }: Env): BinFiles {
  const shown = (name: string) => path.join(publicDir, UPLOADS, name);
  const hidden = (name: string) => path.join(dataDir, BIN, name);
  const copy = (from: string, to: string) =>
    ifPresent(copyFile(from, to, constants.COPYFILE_FICLONE));
  const hide = async (name: string) => {
    try {
      await ifPresent(rename(shown(name), hidden(name)));
    } catch (error) {
      // The public folder is on another disk.
      if (codeOf(error) !== 'EXDEV') throw error;
      if (await copy(shown(name), hidden(name))) await rm(shown(name), { force: true });
    }
  };
  return {
    hide: async (names) => {
      await mkdir(path.join(dataDir, BIN), { recursive: true });
      await Promise.all(names.map(hide));
    },
    show: async (names) => {
      for (const name of names) if (await copy(hidden(name), shown(name))) await sync(shown(name));
      await sync(path.join(publicDir, UPLOADS));
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(hidden(name), { force: true })));
    },
    list: async () => {
      const folder = path.join(dataDir, BIN);
      await mkdir(folder, { recursive: true });
      return await readdir(folder);
    },
  };
}

function inBucket(storage: ObjectStorage): BinFiles {
  const { accessKeyId, secretAccessKey, region, endpoint, forcePathStyle, bucket } = storage;
  const credentials = { accessKeyId, secretAccessKey };
  const withClient = async <T>(work: (client: S3Client) => Promise<T>): Promise<T> => {
    const client = new S3Client({ credentials, region, endpoint, forcePathStyle });
    return await work(client).finally(() => {
      client.destroy();
    });
  };
  const at = (folder: string, name: string) => ({ Bucket: bucket, Key: `${folder}/${name}` });
  const copy = (client: S3Client, name: string, from: string, to: string) => {
    const CopySource = `${bucket}/${from}/${encodeURIComponent(name)}`;
    return ifPresent(client.send(new CopyObjectCommand({ ...at(to, name), CopySource })));
  };
  const eachOf = (names: readonly string[], work: (client: S3Client, name: string) => unknown) =>
    withClient(async (client) => {
      await Promise.all(names.map((name) => work(client, name)));
    });
  return {
    hide: (names) =>
      eachOf(names, async (client, name) => {
        if (await copy(client, name, UPLOADS, BIN))
          await client.send(new DeleteObjectCommand(at(UPLOADS, name)));
      }),
    show: (names) => eachOf(names, (client, name) => copy(client, name, BIN, UPLOADS)),
    remove: (names) =>
      eachOf(names, (client, name) => client.send(new DeleteObjectCommand(at(BIN, name)))),
    list: () =>
      withClient(async (client) => {
        const names: string[] = [];
        let token: string | undefined;
        do {
          const page = await client.send(
            new ListObjectsV2Command({
              ...{ Bucket: bucket, Prefix: `${BIN}/`, ContinuationToken: token },
            }),
          );
          names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(BIN.length + 1)));
          token = page.NextContinuationToken;
        } while (token !== undefined);
        return names.filter((name) => name !== '');
      }),
  };
}

/** The files of the bin, in the storage of the pictures. */
export const binFiles = (env: Env): BinFiles =>
  env.objectStorage ? inBucket(env.objectStorage) : inFolder(env);
