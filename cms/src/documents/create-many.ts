import type { Core } from '@strapi/strapi';
import { logChanges } from './change-log';
import type { PlacesOf, Sender } from './change-log';
import { typeOf } from './logged';
import { isPublished, resourceOf } from './resource';
import { currentWriteRevision } from './revision';
import { storeVersions } from './versions';

type Uid = `api::${string}.${string}`;
type Data = Readonly<Record<string, unknown>>;

/** Rows in one statement. SQLite accepts 32,766 values, and a listing has more than a hundred. */
const ROWS = 100;

/**
 * Creates records of a content type within the current write, without the Document Service, which takes ten times as
 * long per record. They get the same columns and entries in the change log, but no events: the publisher polls.
 * @param records what the type's write rule returned
 * @param placesOf returns the places of records on pages, for listings
 * @param senders the senders of the records, in their order, where one write holds those of several calls
 * @returns their `_id`s, in the same order
 */
export async function createMany(
  strapi: Core.Strapi,
  uid: Uid,
  records: readonly Data[],
  {
    placesOf,
    senders,
  }: { readonly placesOf?: PlacesOf; readonly senders?: readonly Sender[] } = {},
): Promise<readonly string[]> {
  const { default: createId } = strapi.db.metadata.get(uid).attributes.documentId as {
    readonly default: () => string;
  };
  const publishedAt = new Date();
  const rows = records.map((data) => ({ ...data, documentId: createId(), publishedAt }));
  const ids = rows.map(({ documentId }) => documentId);
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = ids.slice(from, from + ROWS);
    await strapi.db.query(uid).createMany({ data: rows.slice(from, from + ROWS) });
    const places = await placesOf?.(strapi, some);
    const changes = some.map((record, at) => {
      const place = places?.get(record);
      return {
        revision: isPublished(uid) ? currentWriteRevision() : null,
        type: typeOf(uid),
        record,
        action: 'create' as const,
        ...senders?.[from + at],
        ...(places && { places: place ? [null, place] : [null] }),
      };
    });
    await logChanges(strapi, changes);
    if (resourceOf(uid)?.versions)
      await storeVersions(
        strapi,
        some.map((record) => ({ record, action: 'create' })),
      );
  }
  return ids;
}
