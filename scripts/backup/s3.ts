import { S3Client } from '@aws-sdk/client-s3';
import type { Bucket, EnvWithoutSecrets } from '../../cms/src/settings/env';
import { Failure } from '../lib/failure';

/** A client of a server with the S3 protocol. */
export function s3Client(bucket: Omit<Bucket, 'bucket'>): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = bucket;
  return new S3Client({
    ...{ region, endpoint, forcePathStyle },
    credentials: { accessKeyId, secretAccessKey },
    // Not every server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The bucket and key of `s3://bucket/key`; undefined for any other text. */
export function parseS3Address(text: string): { bucket: string; key: string } | undefined {
  const [, bucket, key = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, key };
}

/**
 * A client of the account for backups.
 * @throws Failure if its settings are missing
 */
export function backupS3Client({ backupBucket }: EnvWithoutSecrets): S3Client {
  if (!backupBucket)
    throw new Failure('BACKUP_S3_REGION, its endpoint and its keys are not set: see .env.example.');
  return s3Client(backupBucket);
}
