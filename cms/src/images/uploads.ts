import type { Drawn } from './drawing/job';

/** What the upload plugin's hooks are to know of a file that a call of ours stores. */
export interface Upload {
  readonly drawn: Drawn;
  /** Stored with the file. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What the plugin names the file, for who has to clear up after a failure. */
  hash?: string;
}

/** The plugin hands nothing through but the path of the file that was sent. */
const uploads = new Map<string, Upload>();

export const uploadOf = (file: string): Upload | undefined => uploads.get(file);

/** Runs the storing of a file that has been drawn already. */
export async function withUpload<T>(
  file: string,
  upload: Upload,
  store: () => Promise<T>,
): Promise<T> {
  uploads.set(file, upload);
  try {
    return await store();
  } finally {
    uploads.delete(file);
  }
}
