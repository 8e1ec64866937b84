import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules } from '@strapi/strapi';
import { isPublished, resourceOf } from './resource';
import { logChanges } from './change-log';
import type { PlacesOf } from './change-log';
import { currentWriteRevision, markPublic } from './revision';

type Context = Parameters<Parameters<Modules.Documents.Service['use']>[0]>[0];

/** The short name of a content type. The change log uses it. */
export const typeOf = (uid: string): string => uid.slice(uid.lastIndexOf('.') + 1);

/** Whether pages show a written record that has no place: master lists have no page, and staff can hide a review. */
function isShown(uid: string, written: unknown): boolean {
  const pages = resourceOf(uid)?.pages;
  const isOnPages = pages === 'front' || pages === 'build';
  return isOnPages && (written as { readonly hidden?: boolean | null }).hidden !== true;
}

/** Runs a write of content and adds its entry to the change log. */
export async function withChangeLog<T>(
  strapi: Core.Strapi,
  context: Context,
  placesOf: PlacesOf | undefined,
  write: () => Promise<T>,
): Promise<T> {
  const { uid, action, params } = context;
  const placeNow = async (record: string | undefined) =>
    placesOf && record ? ((await placesOf(strapi, [record])).get(record) ?? null) : null;
  const isNew = action === 'create' || action === 'clone';
  const { documentId } = params as { documentId?: string };
  const before = isNew ? null : await placeNow(documentId);
  const result = await write();
  const record = isNew ? (result as { documentId?: string }).documentId : documentId;
  const after = await placeNow(record);
  if (placesOf ? after !== null : action !== 'delete' && isShown(uid, result)) markPublic();
  await logChanges(strapi, [
    {
      revision: isPublished(uid) ? currentWriteRevision() : null,
      type: typeOf(uid),
      record: record ?? '',
      action: isNew ? 'create' : (action as 'update' | 'delete'),
      ...(placesOf && { places: isDeepStrictEqual(before, after) ? [after] : [before, after] }),
    },
  ]);
  return result;
}
