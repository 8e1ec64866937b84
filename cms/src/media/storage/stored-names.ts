import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Env } from '../../settings/env';
import type { ObjectStorage } from '../../settings/object-storage';
import { UPLOADS } from './upload-settings';

/** A file of the storage. */
export interface StorageEntry {
  /** The name without the folder. */
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

async function inFolder(folder: string): Promise<StorageEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  // Files such as .gitkeep are not uploads.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return Promise.all(
    files.map(async ({ name }) => {
      const { size, mtime } = await stat(path.join(folder, name));
      return { name, bytes: size, changedAt: mtime };
    }),
  );
}

async function inBucket(storage: ObjectStorage): Promise<StorageEntry[]> {
  const { accessKeyId, secretAccessKey, region, endpoint, forcePathStyle, bucket } = storage;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ credentials, region, endpoint, forcePathStyle });
  const prefix = `${UPLOADS}/`;
  const found: StorageEntry[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
      found.push({ name: Key.slice(prefix.length), bytes: Size, changedAt: LastModified });
    token = page.NextContinuationToken;
  } while (token !== undefined);
  client.destroy();
  return found.filter(({ name }) => name !== '' && !name.includes('/'));
}

/** All files of the storage of pictures. */
export const listStorage = ({ objectStorage, publicDir }: Env): Promise<StorageEntry[]> =>
  objectStorage ? inBucket(objectStorage) : inFolder(path.join(publicDir, UPLOADS));
