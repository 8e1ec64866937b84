import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '../../cms/src/settings/env';
import { s3Client } from '../backup/s3';
import { cacheControlOf } from '../server/cache-control';
import { contentTypeOf } from '../server/content-types';

/** The hash of each uploaded file; empty while an upload of it is in progress. */
type UploadedHashes = Readonly<Record<string, string>>;

/** The key begins with a dot, like every file that is not for visitors. */
export const UPLOADED = '.uploaded.json';
const PRIVATE = 'private, no-store';

/** The bucket for the site. */
export class SiteBucket {
  private readonly client: S3Client;
  private readonly name: string;

  constructor(bucket: Bucket) {
    this.name = bucket.bucket;
    this.client = s3Client(bucket);
  }

  async uploaded(): Promise<UploadedHashes> {
    try {
      const { Body } = await this.client.send(
        new GetObjectCommand({ Bucket: this.name, Key: UPLOADED }),
      );
      return JSON.parse((await Body?.transformToString()) ?? '{}') as UploadedHashes;
    } catch (error) {
      if (error instanceof NoSuchKey) return {};
      throw error;
    }
  }

  note(uploaded: UploadedHashes): Promise<void> {
    return this.send(UPLOADED, JSON.stringify(uploaded), 'application/json', PRIVATE);
  }

  put(file: string, content: Buffer | string): Promise<void> {
    return this.send(file, content, contentTypeOf(file).type, cacheControlOf(file));
  }

  async remove(file: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: file }));
  }

  close(): void {
    this.client.destroy();
  }

  private async send(file: string, Body: Buffer | string, type: string, cache: string) {
    await this.client.send(
      new PutObjectCommand({
        ...{ Bucket: this.name, Key: file, Body },
        ...{ ContentType: type, CacheControl: cache },
      }),
    );
  }
}
