import type { ObjectStorage } from '../../settings/object-storage';

/** The content of a stored path never changes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The folder of pictures in the storage, and their path on the CMS. */
export const UPLOADS = 'uploads';

/**
 * The upload plugin's provider for a bucket. A picture has the same path as in the data folder, `/uploads/…`, so
 * records, pages and calls do not depend on the storage.
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
      // Most S3-compatible services do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The bucket's policy controls read access: many services have no access control lists.
      params: { Bucket: storage.bucket, ACL: undefined },
    },
  },
  actionOptions: { uploadStream: { CacheControl: CACHE_FOREVER } },
});

/** Settings of the upload plugin: the provider of the storage. */
export const uploadSettings = (storage: ObjectStorage | undefined) =>
  storage ? inBucket(storage) : { provider: 'local' };
