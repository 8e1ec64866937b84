import type { Core } from '@strapi/strapi';
import { lastEndedDay, PAGE_ENDED, PARAMETER_DEFAULTS } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';
import { writeBatches } from './write-batches';

/** The days for which the page of a closed listing stays. */
async function closedDays(strapi: Core.Strapi): Promise<number> {
  const stored: unknown = await strapi.db.query(PARAMETER_UID).findOne({ select: ['closedDays'] });
  const { closedDays: days } = (stored ?? {}) as { readonly closedDays?: number | null };
  return days ?? Number(PARAMETER_DEFAULTS.closedDays);
}

/** Whether the page of a listing that was closed on a day has ended. */
export const hasEnded = async (strapi: Core.Strapi, closedOn: unknown): Promise<boolean> =>
  typeof closedOn === 'string' && closedOn <= lastEndedDay(await closedDays(strapi), Date.now());

/**
 * Ends the pages of listings that were closed too long ago, and brings those back that stay longer now.
 * @param now milliseconds since 1970 @returns how many pages changed
 */
export async function endClosedPages(strapi: Core.Strapi, now: number): Promise<number> {
  const lastEnded = lastEndedDay(await closedDays(strapi), now);
  const where = {
    stage: 'Closed',
    $or: [
      { [PAGE_ENDED]: false, closedOn: { $lte: lastEnded } },
      { [PAGE_ENDED]: true, closedOn: { $gt: lastEnded } },
    ],
  };
  return writeBatches(strapi, { where, select: [PAGE_ENDED] }, ({ [PAGE_ENDED]: isEnded }) => ({
    [PAGE_ENDED]: isEnded !== true,
  }));
}
