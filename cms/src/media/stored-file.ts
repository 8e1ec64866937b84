import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../documents/query';
import { UPLOADS } from './storage/upload-settings';

export const FILE_UID = 'plugin::upload.file';

/** A row of the media library with its owner. */
export interface StoredFile {
  readonly id: number;
  /** The path in the API's responses. */
  readonly url: string;
  readonly hash: string;
  readonly ext: string;
  /** The renditions and the thumbnail. */
  readonly formats: Readonly<Record<string, StorageKey>> | null;
  readonly createdAt: string;
  /** The record that the file was added for: `keyOf` of media/owner.ts. */
  readonly addedFor: string | null;
  /** The path of the picture that this file replaces in its record. */
  readonly replaces: string | null;
}

/** The name of a file in the storage, in the form for the upload plugin's providers. */
export interface StorageKey {
  readonly hash: string;
  readonly ext: string;
}

/** A reference to a file: the media attribute of a row. */
export interface Reference {
  readonly uid: string;
  readonly rowId: number;
  readonly field: string;
}

/** The names in the storage of a picture and its renditions. */
export const namesOf = (file: Pick<StoredFile, 'hash' | 'ext' | 'formats'>): string[] =>
  [file, ...Object.values(file.formats ?? {})].map(({ hash, ext }) => `${hash}${ext}`);

export const storedFiles = async (
  strapi: Core.Strapi,
  where: object,
): Promise<readonly StoredFile[]> =>
  (await strapi.db.query(FILE_UID).findMany({ where })) as readonly StoredFile[];

/** Whether a value is the path of a picture. */
export const isPicturePath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(`/${UPLOADS}/`);

/** The ids of the files at these paths, by path. A file that was removed has none. */
export async function fileIds(
  strapi: Core.Strapi,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const files = await storedFiles(strapi, { url: { $in: paths } });
  return new Map(files.map(({ url, id }) => [url, id]));
}

/** All references to a file, from any type. */
export const referencesTo = (strapi: Core.Strapi, fileId: number): Promise<readonly Reference[]> =>
  queryInTransaction(strapi, (knex) =>
    knex('files_related_mph')
      .where({ file_id: fileId })
      .select<Reference[]>('related_type as uid', 'related_id as rowId', 'field'),
  );
