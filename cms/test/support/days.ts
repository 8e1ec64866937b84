import { officeDay } from '../../src/domain';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days from now, at the offices. */
export const dayFromNow = (days: number): string =>
  officeDay(new Date(Date.now() + days * DAY_MS).toISOString());
