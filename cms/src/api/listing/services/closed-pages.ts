import type { Core } from '@strapi/strapi';
import { KINDS, lastEndedDay, PAGE_ENDED, PARAMETER_DEFAULTS } from '../../../domain';
import type { Kind } from '../../../domain';
import { inWrite } from '../../../documents/revision';
import { updateMany } from '../../../documents/update-many';
import { LISTING_UIDS, PARAMETER_UID } from '../../../uids';
import { placesOf } from './place';

/** The listings of one write, so that other writers wait for a short one at most. */
const MOST = 100;

/** The days for which the page of a closed listing stays. */
async function closedDays(strapi: Core.Strapi): Promise<number> {
  const stored: unknown = await strapi.db.query(PARAMETER_UID).findOne({ select: ['closedDays'] });
  const { closedDays: days } = (stored ?? {}) as { readonly closedDays?: number | null };
  return days ?? Number(PARAMETER_DEFAULTS.closedDays);
}

/** Whether the page of a listing that was closed on a day has ended. */
export const hasEnded = async (strapi: Core.Strapi, closedOn: unknown): Promise<boolean> =>
  typeof closedOn === 'string' && closedOn <= lastEndedDay(await closedDays(strapi), Date.now());

interface ClosedRow {
  readonly id: number;
  readonly documentId: string;
  readonly [PAGE_ENDED]: boolean;
}

/** The closed listings of a kind whose page must end, or must come back because it stays longer now. */
async function outdated(strapi: Core.Strapi, kind: Kind, lastEnded: string) {
  const found: unknown = await strapi.db.query(LISTING_UIDS[kind]).findMany({
    select: ['id', 'documentId', PAGE_ENDED],
    where: {
      stage: 'Closed',
      $or: [
        { [PAGE_ENDED]: false, closedOn: { $lte: lastEnded } },
        { [PAGE_ENDED]: true, closedOn: { $gt: lastEnded } },
      ],
    },
    limit: MOST,
  });
  return found as readonly ClosedRow[];
}

/** Ends or begins the pages of some listings of a kind, in one write. @returns how many */
const endSome = (strapi: Core.Strapi, kind: Kind, lastEnded: string): Promise<number> =>
  inWrite(
    strapi,
    async () => {
      const rows = await outdated(strapi, kind, lastEnded);
      if (rows.length === 0) return 0;
      const updates = rows.map((stored) => {
        const { id, documentId, [PAGE_ENDED]: isEnded } = stored;
        return { id, documentId, stored: { ...stored }, data: { [PAGE_ENDED]: !isEnded } };
      });
      await inWrite(strapi, () =>
        updateMany(strapi, LISTING_UIDS[kind], updates, (_, ids) => placesOf(strapi, kind, ids)),
      );
      return rows.length;
    },
    false,
  );

/**
 * Ends the pages of listings that were closed too long ago, in writes like any other, so that the publisher follows.
 * @param now milliseconds since 1970 @returns how many pages changed
 */
export async function endClosedPages(strapi: Core.Strapi, now: number): Promise<number> {
  const lastEnded = lastEndedDay(await closedDays(strapi), now);
  let total = 0;
  for (const kind of KINDS)
    for (let some = MOST; some === MOST; total += some)
      some = await endSome(strapi, kind, lastEnded);
  return total;
}
