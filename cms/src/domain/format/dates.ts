import { officeDay, officeTime } from '../office-time';

/** `dd-MM-yyyy` of an ISO date, or of an instant at the offices. */
export const dayText = (iso: string): string => officeDay(iso).split('-').reverse().join('-');

/** Possession, an ISO date: `Immediate` where the day has begun at the offices, else the day. */
export const possessionText = (iso: string, now: Date): string =>
  new Date(iso).getTime() < officeTime(now).getTime() ? 'Immediate' : dayText(iso);
