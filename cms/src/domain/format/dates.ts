import { officeDay, officeTime } from '../office-time';

/** `dd-MM-yyyy` of an ISO date, or of an instant in the offices' time zone. */
export const dayText = (iso: string): string => officeDay(iso).split('-').reverse().join('-');

/** The text of possession, an ISO date: `Immediate` if the day has begun in the offices' time zone, else the day. */
export const possessionText = (iso: string, now: Date): string =>
  new Date(iso).getTime() < officeTime(now).getTime() ? 'Immediate' : dayText(iso);
