import type { Settings } from './schema';

/** The bucket of the pictures; undefined if they are in the data folder. The schema ensures that it is complete. */
export const objectStorageOf = (settings: Settings) =>
  settings.UPLOAD_PROVIDER === 's3'
    ? {
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        endpoint: settings.S3_ENDPOINT,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        forcePathStyle: settings.S3_FORCE_PATH_STYLE,
        /** The base URL of the pictures, without a slash at its end. */
        publicUrl: settings.S3_PUBLIC_URL,
      }
    : undefined;

/** The bucket of the published site; undefined without one. */
export const siteBucketOf = (settings: Settings) =>
  settings.SITE_S3_BUCKET
    ? {
        bucket: settings.SITE_S3_BUCKET,
        region: settings.SITE_S3_REGION,
        endpoint: settings.SITE_S3_ENDPOINT,
        accessKeyId: settings.SITE_S3_ACCESS_KEY_ID,
        secretAccessKey: settings.SITE_S3_SECRET_ACCESS_KEY,
        forcePathStyle: settings.SITE_S3_FORCE_PATH_STYLE,
      }
    : undefined;

/** The account of the buckets of `npm run backup`; undefined without one. */
export const backupBucketOf = (settings: Settings) =>
  settings.BACKUP_S3_REGION
    ? {
        region: settings.BACKUP_S3_REGION,
        endpoint: settings.BACKUP_S3_ENDPOINT,
        accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID,
        secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY,
        forcePathStyle: settings.BACKUP_S3_FORCE_PATH_STYLE,
      }
    : undefined;

export type ObjectStorage = NonNullable<ReturnType<typeof objectStorageOf>>;
/** A bucket with the S3 protocol. */
export type Bucket = NonNullable<ReturnType<typeof siteBucketOf>>;
