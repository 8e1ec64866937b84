import type { Core } from '@strapi/strapi';
import type { PendingUpload } from './pending-uploads';
import { withPendingUpload } from './pending-uploads';

interface UploadService {
  readonly upload: (
    input: object,
  ) => Promise<readonly { readonly id: number; readonly url: string }[]>;
}

/** A processed picture to store. */
export interface NewPicture {
  /** The path of its file, and the size in bytes. */
  readonly filepath: string;
  readonly size: number;
  readonly upload: PendingUpload;
  /** The prefix of the stored name. */
  readonly name: string;
  readonly alternativeText: string | null;
}

/** Stores a processed picture through the upload plugin. Returns the row of its file. */
export async function storeProcessed(strapi: Core.Strapi, picture: NewPicture) {
  const { filepath, size, upload, alternativeText } = picture;
  const service: UploadService = strapi.plugin('upload').service('upload');
  const originalFilename = `${picture.name}.webp`;
  const [stored] = await withPendingUpload(filepath, upload, () =>
    service.upload({
      data: { fileInfo: { name: originalFilename, alternativeText } },
      files: { filepath, originalFilename, mimetype: 'image/webp', size },
    }),
  );
  if (!stored) throw new Error(`The upload plugin did not store the picture ${picture.name}`);
  return stored;
}
