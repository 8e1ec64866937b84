import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { logChanges } from './change-log';
import { changedFields } from './changed-fields';
import type { PlacesOf } from './change-log';
import { typeOf } from './logged';
import { isPublished, resourceOf } from './resource';
import { currentWriteRevision } from './revision';
import { storeVersions } from './versions';

type Uid = `api::${string}.${string}`;
type Data = Readonly<Record<string, unknown>>;

/** The number of entries of the change log in one statement. */
const ENTRIES = 100;

/** A stored record and the attributes that change. */
export interface RecordUpdate {
  readonly id: number;
  readonly documentId: string;
  /** The values before the update. */
  readonly stored: Data;
  readonly data: Data;
}

/**
 * Updates records of a content type within the current write, without the Document Service. Like `createMany`, it
 * writes the same columns and entries in the change log, but no events. It cannot write pictures or other relations.
 * @param updates the results of the type's write rule, one for each record
 * @param placesOf returns the places of records on pages, for listings
 */
export async function updateMany(
  strapi: Core.Strapi,
  uid: Uid,
  updates: readonly RecordUpdate[],
  placesOf?: PlacesOf,
): Promise<void> {
  const records = updates.map(({ documentId }) => documentId);
  const before = await placesOf?.(strapi, records);
  const now = new Date();
  for (const { id, data } of updates) {
    const dated = { ...data, updatedAt: now, publishedAt: now };
    await strapi.db.query(uid).updateMany({ where: { id }, data: dated });
  }
  const after = await placesOf?.(strapi, records);
  const changes = records.map((record) => {
    const [was, is] = [before?.get(record) ?? null, after?.get(record) ?? null];
    return {
      revision: isPublished(uid) ? currentWriteRevision() : null,
      type: typeOf(uid),
      record,
      action: 'update' as const,
      ...(placesOf && { places: isDeepStrictEqual(was, is) ? [is] : [was, is] }),
    };
  });
  for (let from = 0; from < changes.length; from += ENTRIES) {
    await logChanges(strapi, changes.slice(from, from + ENTRIES));
  }
  const versions = resourceOf(uid)?.versions;
  if (!versions) return;
  const written = updates.map(({ documentId: record, stored, data }) => {
    const fields = changedFields(versions, stored, data);
    return { record, action: 'update' as const, fields };
  });
  await storeVersions(
    strapi,
    written.filter(({ fields }) => Object.keys(fields).length > 0),
  );
}
