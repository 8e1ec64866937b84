import { S3Client } from '@aws-sdk/client-s3';
import type { Bucket } from '../../cms/src/settings/env';

/** A client of a server that speaks the S3 protocol. */
export function s3Client(bucket: Omit<Bucket, 'bucket'>): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = bucket;
  return new S3Client({
    ...{ region, endpoint, forcePathStyle },
    credentials: { accessKeyId, secretAccessKey },
    // Not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
