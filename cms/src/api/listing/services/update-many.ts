import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { updateMany } from '../../../documents/update-many';
import type { RecordUpdate } from '../../../documents/update-many';
import type { Kind } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { placesOf } from './place';
import { keepPrices } from './prices';

type Data = RecordUpdate['data'];

/** The attributes of a write whose values differ from the stored ones. */
export const differing = (data: Data, stored: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !isDeepStrictEqual(value ?? null, stored[name] ?? null),
    ),
  );

/** Stores checked updates of listings in the current write, with what follows from an edit. */
export async function updateListings(
  strapi: Core.Strapi,
  kind: Kind,
  updates: readonly RecordUpdate[],
): Promise<void> {
  await updateMany(strapi, LISTING_UIDS[kind], updates, (_, ids) => placesOf(strapi, kind, ids));
  const written = updates.map(({ documentId }) => documentId);
  await keepPrices(strapi, kind, written);
}
