import type { Core } from '@strapi/strapi';
import { ask } from '../changes/knex';

/** A stored file as far as records know it. */
export interface AttachedFile {
  readonly id: number;
  readonly url: string;
}

/** The files that a record's media attribute holds, in their order. */
export const attachedFiles = async (
  strapi: Core.Strapi,
  uid: string,
  field: string,
  rowId: number,
): Promise<readonly AttachedFile[]> =>
  await ask(strapi, (knex) =>
    knex('files_related_mph as link')
      .join('files as file', 'file.id', 'link.file_id')
      .where({ 'link.related_type': uid, 'link.field': field, 'link.related_id': rowId })
      .orderBy('link.order')
      .select<AttachedFile[]>('file.id', 'file.url'),
  );
