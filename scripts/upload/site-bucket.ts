import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket } from '../../cms/src/settings/env';
import { cacheControlOf } from '../server/cache-control';
import { contentTypeOf } from '../server/content-types';

/** The hash of each uploaded file; empty while an upload of it is in progress. */
export type UploadedHashes = Readonly<Record<string, string>>;

/** The key begins with a dot, like every file that is not for visitors. */
export const UPLOADED = '.uploaded.json';
const PRIVATE = 'private, no-store';

/** The bucket for the site. */
export class SiteBucket {
  private readonly client: S3Client;
  private readonly name: string;

  constructor(bucket: Bucket) {
    const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = bucket;
    this.name = bucket.bucket;
    this.client = new S3Client({
      region,
      endpoint,
      forcePathStyle,
      credentials: { accessKeyId, secretAccessKey },
      // Not every server supports the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
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
