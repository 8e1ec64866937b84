import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Env } from '../../cms/src/settings/env';
import { backupS3Client, parseS3Address } from './s3';

/** The content of a backup, as a stream of chunks. */
export type Content = AsyncIterable<Buffer>;

/** The target of backups. It contains a backup completely or not at all. */
export interface Destination {
  /** @returns the address of the written file, and its size */
  readonly write: (name: string, content: Content) => Promise<{ file: string; bytes: number }>;
  readonly list: () => Promise<readonly string[]>;
  readonly remove: (name: string) => Promise<void>;
}

/**
 * The number of bytes between two flushes. With a single flush at the end, the writes of the CMS would have to wait for
 * it.
 */
const FLUSH_BYTES = 8 * 1024 * 1024;
/** The suffix of a backup that is being written. */
const PARTIAL = '.partial';
const NAME = /^dwarka-homes-\d{8}-\d{6}-\d{3}\.tar$/;

/** The name of a backup, such as `dwarka-homes-20261123-041500-123.tar`. The names sort by time. */
export const backupName = (at: string): string =>
  `dwarka-homes-${at.slice(0, 23).replaceAll(/[-:]/g, '').replaceAll(/[T.]/g, '-')}.tar`;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function inFolder(folder: string): Destination {
  return {
    write: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stale = (await readdir(folder)).filter(
        (one) => one.endsWith(PARTIAL) && NAME.test(one.slice(0, -PARTIAL.length)),
      );
      await Promise.all(stale.map((one) => rm(path.join(folder, one))));
      const file = path.join(folder, name);
      const output = await open(file + PARTIAL, 'w', 0o600);
      let bytes = 0;
      let flushed = 0;
      try {
        for await (const chunk of content) {
          await output.write(chunk);
          bytes += chunk.length;
          if (bytes - flushed < FLUSH_BYTES) continue;
          await output.datasync();
          flushed = bytes;
        }
        await output.sync();
      } finally {
        await output.close();
      }
      await rename(file + PARTIAL, file);
      await syncFolder(folder);
      return { file, bytes };
    },
    list: async () => (await readdir(folder)).filter((name) => NAME.test(name)),
    remove: (name) => rm(path.join(folder, name)),
  };
}

/** The service accepts parts from 5 MiB on, and at most 10,000 of them. */
const PART_BYTES = 64 * 1024 * 1024;

async function* partsOf(content: Content): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  yield Buffer.concat(chunks);
}

function inBucket(env: Env, bucket: string, prefix: string): Destination {
  const client = backupS3Client(env);
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  return {
    write: async (name, content) => {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(at(name)));
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      let bytes = 0;
      try {
        for await (const Body of partsOf(content)) {
          const PartNumber = Parts.length + 1;
          const part = { ...at(name), UploadId, PartNumber, Body };
          const { ETag } = await client.send(new UploadPartCommand(part));
          Parts.push({ ETag, PartNumber });
          bytes += Body.length;
        }
        const MultipartUpload = { Parts };
        await client.send(
          new CompleteMultipartUploadCommand({ ...at(name), UploadId, MultipartUpload }),
        );
      } catch (error) {
        await client.send(new AbortMultipartUploadCommand({ ...at(name), UploadId }));
        throw error;
      }
      return { file: `s3://${bucket}/${prefix}${name}`, bytes };
    },
    list: async () => {
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(prefix.length));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return names.filter((name) => NAME.test(name));
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

/**
 * The destination of `--to`.
 * @param to a folder, or `s3://bucket/prefix`
 * @throws Failure if the settings of the bucket are missing
 */
export function destinationOf(env: Env, to: string): Destination {
  const address = parseS3Address(to);
  if (!address) return inFolder(path.resolve(to));
  const { bucket, key: prefix } = address;
  return inBucket(env, bucket, prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`);
}

/** Removes all backups of a destination except the newest ones. */
export async function removeOld(
  destination: Destination,
  kept: number,
): Promise<readonly string[]> {
  const old = [...(await destination.list())].sort().reverse().slice(kept);
  for (const name of old) await destination.remove(name);
  return old;
}
