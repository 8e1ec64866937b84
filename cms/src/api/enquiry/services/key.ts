import { createHmac, timingSafeEqual } from 'node:crypto';
import { readEnv } from '../../../settings/env';

/** Keys of enquiries and signatures for other purposes never match. */
const PURPOSE = 'enquiry key';
/** Characters: 132 bits. */
const LENGTH = 22;

/**
 * The key by which a visitor sees and withdraws an enquiry. It is computed and not stored, so that a retry of the
 * creation returns the same one.
 */
export const enquiryKey = (documentId: string): string =>
  createHmac('sha256', readEnv().secrets.JWT_SECRET)
    .update(`${PURPOSE} ${documentId}`)
    .digest('base64url')
    .slice(0, LENGTH);

/** Whether it is the key of an enquiry; the comparison takes the same time for each wrong key. */
export function isEnquiryKey(documentId: string, key: unknown): boolean {
  if (typeof key !== 'string' || key.length !== LENGTH) return false;
  const right = Buffer.from(enquiryKey(documentId));
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}
