import type { Core } from '@strapi/strapi';
import { afterCommit } from '../documents/revision';
import { RENDITION_WIDTHS } from './limits';
import { FILE_UID } from './stored-file';
import type { StorageKey, StoredFile } from './stored-file';

interface Provider {
  readonly delete: (file: StorageKey) => Promise<unknown>;
}

/** Deletes files from the storage (folder or bucket). A missing file is not an error. */
export async function removeFromStorage(
  strapi: Core.Strapi,
  files: readonly StorageKey[],
): Promise<void> {
  const { provider } = strapi.plugin('upload') as unknown as { readonly provider: Provider };
  await Promise.all(files.map((file) => provider.delete(file)));
}

/** Deletes stored pictures: their rows within the current transaction, their files after its commit. */
export async function removeFiles(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  await strapi.db.query(FILE_UID).deleteMany({ where: { id: { $in: files.map(({ id }) => id) } } });
  afterCommit(() =>
    removeFromStorage(
      strapi,
      files.flatMap((file) => [file, ...Object.values(file.formats ?? {})]),
    ),
  );
}

const PREFIXES = ['', 'thumbnail_', ...RENDITION_WIDTHS.map((width) => `w${String(width)}_`)];

/** Deletes the row and all files of an upload that failed or is no longer needed. */
export async function discardUpload(strapi: Core.Strapi, hash: string): Promise<void> {
  await strapi.db.query(FILE_UID).deleteMany({ where: { hash } });
  await removeFromStorage(
    strapi,
    PREFIXES.map((prefix) => ({ hash: prefix + hash, ext: '.webp' })),
  );
}
