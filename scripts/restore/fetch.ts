import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, NoSuchBucket, NoSuchKey } from '@aws-sdk/client-s3';
import type { EnvWithoutSecrets } from '../../cms/src/settings/env';
import { backupS3Client, parseS3Address } from '../backup/s3';
import { Failure } from '../lib/failure';

/**
 * Runs `work` with the local file of a backup. A backup in a bucket is first downloaded to a folder, and removed after
 * the work.
 * @param from a file, or `s3://bucket/key`
 * @throws Failure if the bucket does not have it, or its account is not set
 */
export async function withLocalFile<T>(
  env: EnvWithoutSecrets,
  from: string,
  folder: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const address = parseS3Address(from);
  if (!address) return work(from);
  const client = backupS3Client(env);
  const file = path.join(folder, 'fetched.tar');
  try {
    const object = { Bucket: address.bucket, Key: address.key };
    const { Body } = await client.send(new GetObjectCommand(object));
    await pipeline(Body as Readable, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NoSuchBucket)
      throw new Failure(`There is no backup ${from}.`, { cause: error });
    throw error;
  } finally {
    client.destroy();
    await rm(file, { force: true });
  }
}
