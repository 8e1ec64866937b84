import type { Core } from '@strapi/strapi';
import { afterCommit } from '../changes/revision';
import { FILE_UID } from '../uids';
import { RENDITION_WIDTHS } from './limits';
import type { PlacedFile, StoredFile } from './stored-file';

interface Provider {
  readonly delete: (file: PlacedFile) => Promise<unknown>;
}

/** Removes files from the storage, wherever that is; one that is not there is a success. */
export async function unstore(strapi: Core.Strapi, files: readonly PlacedFile[]): Promise<void> {
  const { provider } = strapi.plugin('upload') as unknown as { readonly provider: Provider };
  await Promise.all(files.map((file) => provider.delete(file)));
}

/** Removes stored pictures as part of the write under way: their rows with it, their files once it is committed. */
export async function dropFiles(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return;
  await strapi.db.query(FILE_UID).deleteMany({ where: { id: { $in: files.map(({ id }) => id) } } });
  afterCommit(() =>
    unstore(
      strapi,
      files.flatMap((file) => [file, ...Object.values(file.formats ?? {})]),
    ),
  );
}

const PREFIXES = ['', 'thumbnail_', ...RENDITION_WIDTHS.map((width) => `w${String(width)}_`)];

/** Leaves nothing of a picture whose storing has failed, or was in vain. */
export async function forgetPicture(strapi: Core.Strapi, hash: string): Promise<void> {
  await strapi.db.query(FILE_UID).deleteMany({ where: { hash } });
  await unstore(
    strapi,
    PREFIXES.map((prefix) => ({ hash: prefix + hash, ext: '.webp' })),
  );
}
