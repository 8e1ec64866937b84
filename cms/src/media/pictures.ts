import type { Core } from '@strapi/strapi';
import { rowsOf } from '../documents/query';
import type { Picture } from '../domain';
import { pictureOf } from './present-picture';
import type { Media } from './present-picture';

interface PictureRow extends Media {
  readonly owner: number;
}

const PICTURES = `select link.related_id as owner, file.url, file.width, file.height, file.formats, file.placeholder
  from files_related_mph as link join files as file on file.id = link.file_id
  where link.related_type = ? and link.field = ? and link.related_id in (?…) order by link."order"`;

/**
 * Reads the pictures of several records in one statement, in their order.
 * @param field the media attribute
 * @returns the pictures by row id; a record without pictures has no entry
 */
export async function picturesOf(
  strapi: Core.Strapi,
  uid: string,
  field: string,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Picture[]>> {
  const pictures = new Map<number, Picture[]>();
  if (rowIds.length === 0) return pictures;
  const { connection } = strapi.db;
  const rows = await rowsOf<PictureRow>(
    connection.raw(PICTURES.replace('?…', rowIds.map(() => '?').join()), [uid, field, ...rowIds]),
  );
  for (const row of rows)
    pictures.set(row.owner, [...(pictures.get(row.owner) ?? []), pictureOf(row)]);
  return pictures;
}
