import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules } from '@strapi/strapi';
import { isPublished } from './resource';
import { logChange } from './change-log';
import type { PlaceOf } from './change-log';
import { currentWriteRevision } from './revision';

type Context = Parameters<Parameters<Modules.Documents.Service['use']>[0]>[0];

/** A content type's own name, by which the change log knows it. */
export const typeOf = (uid: string): string => uid.slice(uid.lastIndexOf('.') + 1);

/** Runs a write of content and adds its entry to the change log. */
export async function withChangeLog<T>(
  strapi: Core.Strapi,
  context: Context,
  placeOf: PlaceOf | undefined,
  write: () => Promise<T>,
): Promise<T> {
  const { uid, action, params } = context;
  const placeNow = async (record: string | undefined) =>
    placeOf && record ? await placeOf(strapi, record) : null;
  const isNew = action === 'create' || action === 'clone';
  const { documentId } = params as { documentId?: string };
  const before = isNew ? null : await placeNow(documentId);
  const result = await write();
  const record = isNew ? (result as { documentId?: string }).documentId : documentId;
  const after = await placeNow(record);
  await logChange(strapi, {
    revision: isPublished(uid) ? currentWriteRevision() : null,
    type: typeOf(uid),
    record: record ?? '',
    action: isNew ? 'create' : (action as 'update' | 'delete'),
    ...(placeOf && { places: isDeepStrictEqual(before, after) ? [after] : [before, after] }),
  });
  return result;
}
