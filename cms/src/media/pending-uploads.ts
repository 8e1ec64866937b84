import type { ProcessedImage } from './processing/job';

/** Data of an image call that the upload plugin's hooks need for its file. */
export interface PendingUpload {
  readonly processed: ProcessedImage;
  /** Attributes to store in the row of the file. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The name that the plugin gives the file, needed to clean up after a failure. */
  hash?: string;
}

/** The uploads by the path of the file: the plugin passes nothing else to its hooks. */
const uploads = new Map<string, PendingUpload>();

export const pendingUploadOf = (file: string): PendingUpload | undefined => uploads.get(file);

/** Stores a file that is already processed. */
export async function withPendingUpload<T>(
  file: string,
  upload: PendingUpload,
  store: () => Promise<T>,
): Promise<T> {
  uploads.set(file, upload);
  try {
    return await store();
  } finally {
    uploads.delete(file);
  }
}
