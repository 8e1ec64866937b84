import { isDeepStrictEqual } from 'node:util';
import type { Core, Modules } from '@strapi/strapi';
import { logChange } from './change-log';
import { currentWriteRevision } from './revision';
import { KINDS } from '../domain';
import { placeOf } from '../api/listing/services/place';
import { LISTING_UIDS, typeOf } from '../uids';

type Context = Parameters<Parameters<Modules.Documents.Service['use']>[0]>[0];

/** Does a write of content, and writes it down: one line of the log for each record. */
export async function withChangeLog<T>(
  strapi: Core.Strapi,
  context: Context,
  write: () => Promise<T>,
): Promise<T> {
  const { uid, action, params } = context;
  const kind = KINDS.find((one) => LISTING_UIDS[one] === uid);
  const placeNow = async (record: string | undefined) =>
    kind && record ? await placeOf(strapi, kind, record) : null;
  const isNew = action === 'create' || action === 'clone';
  const { documentId } = params as { documentId?: string };
  const before = isNew ? null : await placeNow(documentId);
  const result = await write();
  const record = isNew ? (result as { documentId?: string }).documentId : documentId;
  const after = await placeNow(record);
  await logChange(strapi, {
    revision: currentWriteRevision(),
    type: typeOf(uid),
    record: record ?? '',
    action: isNew ? 'create' : (action as 'update' | 'delete'),
    ...(kind && { places: isDeepStrictEqual(before, after) ? [after] : [before, after] }),
  });
  return result;
}
