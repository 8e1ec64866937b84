import { dayText, officeDay, plural } from '../../domain';
import type { Enquiry, EnquiryEdit, EnquiryEvent } from './requests';

const MINUTE_MS = 60_000;

/** How long something has waited: `less than a minute`, `5 minutes`, `3 hours`, `2 days`. */
export function waitedText(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(iso).getTime()) / MINUTE_MS));
  if (minutes === 0) return 'less than a minute';
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / (24 * 60)), 'day'];
  return `${String(count)} ${plural(count, unit)}`;
}

interface FollowUpText {
  readonly text: string;
  readonly isLate: boolean;
}

/** The next follow-up of an open enquiry; null if there is none. @param now milliseconds since 1970 */
export function followUpText({ followUpOn }: Enquiry, now: number): FollowUpText | null {
  if (followUpOn === null) return null;
  const today = officeDay(new Date(now).toISOString());
  if (followUpOn === today) return { text: 'Follow-up today', isLate: false };
  const isLate = followUpOn < today;
  return { text: `Follow-up ${isLate ? 'overdue since' : 'on'} ${dayText(followUpOn)}`, isLate };
}

/** Whether the data of the person were erased: nothing of the enquiry can be changed any more. */
export const isAnonymised = ({ phone }: Enquiry): boolean => phone === '';

/** Whether staff may contact the visitor: the consent is not withdrawn, and it is neither spam nor anonymised. */
export const canContact = (enquiry: Enquiry): boolean =>
  enquiry.withdrawnAt === null && enquiry.status !== 'Spam' && !isAnonymised(enquiry);

/** Who has reached the visitor takes an enquiry that nobody seems to have: who comes second is told. */
export const contacted = ({ owner }: Enquiry): EnquiryEdit => ({
  status: 'Contacted',
  ...(owner === null && { owner: 'me' }),
});

const FIELD_NAMES: Readonly<Record<string, string>> = {
  status: 'Status',
  lostReason: 'Reason',
  owner: 'Owner',
  followUpOn: 'Follow-up On',
};

const valueText = (field: string, value: string | null): string => {
  if (value === null) return 'none';
  return field === 'followUpOn' ? dayText(value) : value;
};

/** An entry of the timeline in words. */
export function eventText({ field, before, after }: EnquiryEvent): string {
  if (field === 'withdrawnAt') return 'Consent withdrawn: do not contact';
  if (field === 'note') return after ?? '';
  const name = FIELD_NAMES[field] ?? field;
  return `${name}: ${valueText(field, before)} → ${valueText(field, after)}`;
}
