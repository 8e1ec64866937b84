import type { Core } from '@strapi/strapi';
import { inUnpublishedWrite, inWrite } from '../../../documents/revision';
import { updateMany } from '../../../documents/update-many';
import { KINDS } from '../../../domain';
import type { Kind } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { placesOf } from './place';

/** The listings of one write, so that other writers wait for a short one at most. */
const MOST = 100;

type Values = Readonly<Record<string, unknown>>;
type Found = Values & { readonly id: number; readonly documentId: string };

/**
 * Updates all listings that a job finds, a hundred in a write like any other, so that the publisher follows.
 * @param where the condition for those that are due; `data` makes it false
 * @param select the attributes that `data` needs
 * @returns how many were updated
 */
export async function writeBatches(
  strapi: Core.Strapi,
  { where, select }: { readonly where: object; readonly select: readonly string[] },
  data: (listing: Values) => Values,
): Promise<number> {
  const writeSome = async (kind: Kind): Promise<number> => {
    const found: unknown = await strapi.db
      .query(LISTING_UIDS[kind])
      .findMany({ select: ['id', 'documentId', ...select], where, limit: MOST });
    const rows = found as readonly Found[];
    if (rows.length === 0) return 0;
    const updates = rows.map((stored) => {
      const { id, documentId } = stored;
      return { id, documentId, stored, data: data(stored) };
    });
    await inWrite(strapi, () =>
      updateMany(strapi, LISTING_UIDS[kind], updates, (_, ids) => placesOf(strapi, kind, ids)),
    );
    return rows.length;
  };
  let total = 0;
  for (const kind of KINDS)
    for (let some = MOST; some === MOST; total += some)
      some = await inUnpublishedWrite(strapi, () => writeSome(kind));
  return total;
}
