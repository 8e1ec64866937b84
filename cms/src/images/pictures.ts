import type { Core } from '@strapi/strapi';
import type { Picture } from '../domain';
import { pictureOf } from './media';
import type { Media } from './media';

interface PictureRow extends Media {
  readonly owner: number;
}

/**
 * The pictures of several records, in their order, in one statement.
 * @param field the media attribute that holds them
 * @returns by the records' row ids; a record without pictures is not there
 */
export async function picturesOf(
  strapi: Core.Strapi,
  uid: string,
  field: string,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Picture[]>> {
  const pictures = new Map<number, Picture[]>();
  if (rowIds.length === 0) return pictures;
  const rows = await strapi.db
    .connection('files_related_mph as link')
    .join('files as file', 'file.id', 'link.file_id')
    .where({ 'link.related_type': uid, 'link.field': field })
    .whereIn('link.related_id', [...rowIds])
    .orderBy('link.order')
    .select<PictureRow[]>(
      'link.related_id as owner',
      'file.url',
      'file.width',
      'file.height',
      'file.formats',
      'file.placeholder',
    );
  for (const row of rows)
    pictures.set(row.owner, [...(pictures.get(row.owner) ?? []), pictureOf(row)]);
  return pictures;
}
