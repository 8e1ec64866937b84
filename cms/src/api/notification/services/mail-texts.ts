import { dayText, officeTime, REGIONS } from '../../../domain';
import type { Area, NotificationEvent } from '../../../domain';
import type { StoredEnquiry } from '../../enquiry/services/present';
import type { Sender } from './facts';

/** A message in plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Lines without the missing ones; a paragraph is separated by an empty line. */
const lines = (...all: readonly (string | null)[]): string =>
  `${all.filter((line) => line !== null).join('\n')}\n`;

const fact = (label: string, value: string | null): string | null =>
  value === null || value === '' ? null : `${label}: ${value}`;

/** `21-11-2026 17:05` at the offices. */
const receivedText = (instant: string): string =>
  `${dayText(new Date(instant).toISOString())} ${officeTime(new Date(instant)).toISOString().slice(11, 16)}`;

const subjectOf = (area: Area, { listingWords }: StoredEnquiry): string =>
  listingWords ?? REGIONS[area].label;
/** The subject for the visitor: without the words of a listing that was not public. */
const ownSubjectOf = (area: Area, told: StoredEnquiry): string =>
  told.isListingPrivate === true ? REGIONS[area].label : subjectOf(area, told);

/** What the office is told. @param link leads to the enquiry, for staff */
export function officeMail(
  area: Area,
  told: StoredEnquiry,
  event: NotificationEvent,
  link: string,
): MailText {
  const about = subjectOf(area, told);
  if (event === 'withdrawn')
    return {
      subject: `Do not contact: ${told.reference} is withdrawn`,
      text: lines(
        `The visitor has withdrawn the enquiry ${told.reference} (${about}).`,
        'Do not contact this person about it any more.',
        '',
        link,
      ),
    };
  return {
    subject: `New enquiry ${told.reference}: ${about}`,
    text: lines(
      `A new enquiry for ${REGIONS[area].label}.`,
      '',
      fact('Reference', told.reference),
      fact('About', about),
      fact('Listing', told.listingCode),
      fact('Name', told.name),
      fact('Phone', told.phone),
      fact('E-mail', told.email),
      fact('When to call', told.callTime),
      fact('Visit on', told.visitOn === null ? null : dayText(told.visitOn)),
      fact('Received', receivedText(told.receivedAt)),
      ...(told.message === null ? [] : ['', told.message]),
      '',
      link,
    ),
  };
}

/**
 * The visitor's receipt. It repeats nothing that was typed: somebody could enter a stranger's address, and have us send
 * that person any text. @param link leads to the own enquiry
 */
export function receiptMail(
  area: Area,
  told: StoredEnquiry,
  { brandName, office }: Sender,
  link: string,
): MailText {
  return {
    subject: `${brandName}: your enquiry ${told.reference}`,
    text: lines(
      `Thank you for your enquiry ${told.reference}: ${ownSubjectOf(area, told)}.`,
      `We received it on ${receivedText(told.receivedAt)}, and will contact you.`,
      '',
      `${brandName}, ${office.name}`,
      fact('Phone', office.phone),
      fact('Hours', office.hours ?? null),
      '',
      'See or withdraw your enquiry:',
      link,
      '',
      'If you did not send it, somebody has mistyped an address. Please ignore this message.',
    ),
  };
}
