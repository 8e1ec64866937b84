import type { Core } from '@strapi/strapi';
import { notFound } from '../http/errors';
import type { ContentRecord } from '../domain';
import { RECORD_UIDS } from '../uids';

/**
 * A record by its `_id`, with its pictures and author.
 * @param visible what else it must be for the caller to see it
 * @throws 404 where there is none
 */
export async function storedRecord<T>(
  strapi: Core.Strapi,
  name: ContentRecord,
  id: string,
  populate: object,
  visible: object = {},
): Promise<T> {
  const record: unknown = await strapi.db
    .query(RECORD_UIDS[name])
    .findOne({ where: { $and: [{ documentId: id }, visible] }, populate });
  if (!record) throw notFound();
  return record as T;
}
