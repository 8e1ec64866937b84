import type { ObjectStorage } from '../../settings/object-storage';

/** A stored picture keeps its name for life, and its content with it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Where a picture stands below its storage's address, and below the CMS's. */
export const UPLOADS = 'uploads';

/**
 * The upload plugin's provider for a bucket. What it stores has the same path as in the data folder, `/uploads/…`, so
 * that records, pages and calls know nothing of where that is.
 */
const inBucket = (storage: ObjectStorage) => ({
  provider: 'aws-s3',
  providerOptions: {
    baseUrl: '/',
    rootPath: UPLOADS,
    s3Options: {
      credentials: {
        accessKeyId: storage.accessKeyId,
        secretAccessKey: storage.secretAccessKey,
      },
      region: storage.region,
      endpoint: storage.endpoint,
      forcePathStyle: storage.forcePathStyle,
      // Most that speak S3 know nothing of the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Who may read is the bucket's own rule: many have no lists of rights.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
  actionOptions: { uploadStream: { CacheControl: FOR_EVER } },
});

/** Settings of the upload plugin: where pictures are stored. */
export const uploadSettings = (storage: ObjectStorage | undefined) =>
  storage ? inBucket(storage) : { provider: 'local' };
