import type { Core } from '@strapi/strapi';
import { ask } from '../changes/knex';
import { FILE_UID } from '../uids';

/** A stored picture with all that says whose it is. */
export interface StoredFile {
  readonly id: number;
  /** Its path in the contract. */
  readonly url: string;
  readonly hash: string;
  readonly ext: string;
  /** The renditions and the thumbnail. */
  readonly formats: Readonly<Record<string, PlacedFile>> | null;
  readonly createdAt: string;
  /** The record that it was added for, as src/images/owner.ts writes it. */
  readonly addedFor: string | null;
  /** The path that it takes the place of in its record. */
  readonly replaces: string | null;
}

/** What the upload plugin's providers know a file by. */
export interface PlacedFile {
  readonly hash: string;
  readonly ext: string;
}

/** Where a file is named: a media attribute of a record's row. */
export interface Naming {
  readonly uid: string;
  readonly rowId: number;
  readonly field: string;
}

export const storedFiles = async (
  strapi: Core.Strapi,
  where: object,
): Promise<readonly StoredFile[]> =>
  (await strapi.db.query(FILE_UID).findMany({ where })) as readonly StoredFile[];

/** Every place that names a file, of whatever type. */
export const namingsOf = (strapi: Core.Strapi, fileId: number): Promise<readonly Naming[]> =>
  ask(strapi, (knex) =>
    knex('files_related_mph')
      .where({ file_id: fileId })
      .select<Naming[]>('related_type as uid', 'related_id as rowId', 'field'),
  );
