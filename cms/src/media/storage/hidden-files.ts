import { constants, createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { BIN, DOCUMENTS } from '../../settings/backup-files';
import type { Env } from '../../settings/env';
import type { ObjectStorage } from '../../settings/object-storage';
import { codeOf, ifPresent, newClient, readFromBucket, readFromFolder } from './stored-content';
import { sync } from './sync-to-disk';
import { UPLOADS } from './upload-settings';

/** The files of a folder that nothing serves, by their names in the storage. Each step can be repeated. */
export interface HiddenFiles {
  /** Copies a file into the folder, durably. */
  readonly store: (name: string, source: string) => Promise<void>;
  /** The content of a file; undefined if it is missing. */
  readonly read: (name: string) => Promise<Readable | undefined>;
  /** Moves files out of the public folder. A missing file is not an error. */
  readonly hide: (names: readonly string[]) => Promise<void>;
  /** Copies files back into the public folder, durably. A missing file is not an error. */
  readonly show: (names: readonly string[]) => Promise<void>;
  readonly remove: (names: readonly string[]) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
}

function inFolder({ publicDir, dataDir }: Env, name: string): HiddenFiles {
  const folder = path.join(dataDir, name);
  const shown = (name: string) => path.join(publicDir, UPLOADS, name);
  const hidden = (name: string) => path.join(folder, name);
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
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
    store: async (name, source) => {
      await makeFolder();
      await copyFile(source, hidden(name));
      await chmod(hidden(name), 0o600);
      await sync(hidden(name));
      await sync(folder);
    },
    read: (name) => readFromFolder(hidden(name)),
    hide: async (names) => {
      await makeFolder();
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
      await makeFolder();
      return await readdir(folder);
    },
  };
}

function inBucket(storage: ObjectStorage, folder: string): HiddenFiles {
  const { bucket } = storage;
  const withClient = async <T>(work: (client: S3Client) => Promise<T>): Promise<T> => {
    const client = newClient(storage);
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
    store: (name, source) =>
      withClient(async (client) => {
        const { size: ContentLength } = await stat(source);
        const Body = createReadStream(source);
        await client.send(new PutObjectCommand({ ...at(folder, name), Body, ContentLength }));
      }),
    read: (name) => readFromBucket(storage, `${folder}/${name}`),
    hide: (names) =>
      eachOf(names, async (client, name) => {
        if (await copy(client, name, UPLOADS, folder))
          await client.send(new DeleteObjectCommand(at(UPLOADS, name)));
      }),
    show: (names) => eachOf(names, (client, name) => copy(client, name, folder, UPLOADS)),
    remove: (names) =>
      eachOf(names, (client, name) => client.send(new DeleteObjectCommand(at(folder, name)))),
    list: () =>
      withClient(async (client) => {
        const names: string[] = [];
        let token: string | undefined;
        do {
          const page = await client.send(
            new ListObjectsV2Command({
              ...{ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: token },
            }),
          );
          names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(folder.length + 1)));
          token = page.NextContinuationToken;
        } while (token !== undefined);
        return names.filter((name) => name !== '');
      }),
  };
}

const hiddenFiles = (env: Env, folder: string): HiddenFiles =>
  env.objectStorage ? inBucket(env.objectStorage, folder) : inFolder(env, folder);

/** The files of the bin, in the storage of the pictures. */
export const binFiles = (env: Env): HiddenFiles => hiddenFiles(env, BIN);

/** The files of the listings' documents, in the same storage. */
export const documentFiles = (env: Env): HiddenFiles => hiddenFiles(env, DOCUMENTS);
