import { dayText, officeTime } from '../../domain';

/** `dd-MM-yyyy HH:mm a` of an instant in the offices' time zone. */
export function timeText(iso: string): string {
  const time = officeTime(new Date(iso)).toISOString().slice(11, 16);
  return `${dayText(iso)} ${time} ${time < '12' ? 'AM' : 'PM'}`;
}
