import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../documents/query';

/** A file of a record. */
export interface AttachedFile {
  readonly id: number;
  readonly url: string;
}

/** The files of a record's media attribute, in their order. */
export const attachedFiles = async (
  strapi: Core.Strapi,
  uid: string,
  field: string,
  rowId: number,
): Promise<readonly AttachedFile[]> =>
  await queryInTransaction(strapi, (knex) =>
    knex('files_related_mph as link')
      .join('files as file', 'file.id', 'link.file_id')
      .where({ 'link.related_type': uid, 'link.field': field, 'link.related_id': rowId })
      .orderBy('link.order')
      .select<AttachedFile[]>('file.id', 'file.url'),
  );
