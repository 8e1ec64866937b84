import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { Env } from '../../settings/env';
import type { ObjectStorage } from '../../settings/object-storage';
import { UPLOADS } from './upload-settings';

export const codeOf = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | null)?.code;

const isMissing = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' || error instanceof NoSuchKey;

/** Ignores that a file is missing. */
export async function ifPresent(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export function newClient(storage: ObjectStorage): S3Client {
  const { accessKeyId, secretAccessKey, region, endpoint, forcePathStyle } = storage;
  return new S3Client({
    ...{ credentials: { accessKeyId, secretAccessKey }, region, endpoint, forcePathStyle },
    // Most S3-compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The content of a file; undefined if it is missing. */
export const readFromFolder = async (file: string): Promise<Readable | undefined> =>
  (await ifPresent(access(file))) ? createReadStream(file) : undefined;

/** The content of a file of the bucket; undefined if it is missing. */
export async function readFromBucket(
  storage: ObjectStorage,
  key: string,
): Promise<Readable | undefined> {
  try {
    // A client that is destroyed would end the stream.
    const client = newClient(storage);
    const asked = new GetObjectCommand({ Bucket: storage.bucket, Key: key });
    return (await client.send(asked)).Body as Readable;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The content of a picture by its name in the storage; undefined if it is missing. */
export const readPicture = (
  { objectStorage, publicDir }: Env,
  name: string,
): Promise<Readable | undefined> =>
  objectStorage
    ? readFromBucket(objectStorage, `${UPLOADS}/${name}`)
    : readFromFolder(path.join(publicDir, UPLOADS, name));
