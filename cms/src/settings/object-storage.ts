import type { Settings } from './schema';

/** A bucket that speaks the S3 protocol. */
export interface Bucket {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
}

/** The bucket of the pictures. */
export interface ObjectStorage extends Bucket {
  /** What stands before a picture's key in its address; no slash at its end. */
  readonly publicUrl: string;
}

/** The settings' bucket; undefined where pictures are stored in the data folder. The schema has seen to it that it is whole. */
export const objectStorageOf = (settings: Settings): ObjectStorage | undefined =>
  settings.UPLOAD_PROVIDER === 's3'
    ? {
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        endpoint: settings.S3_ENDPOINT,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        forcePathStyle: settings.S3_FORCE_PATH_STYLE,
        publicUrl: settings.S3_PUBLIC_URL,
      }
    : undefined;

/** The bucket that a published release is uploaded to; undefined where there is none. */
export const siteBucketOf = (settings: Settings): Bucket | undefined =>
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
