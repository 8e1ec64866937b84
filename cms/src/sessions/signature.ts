import { createHmac, timingSafeEqual } from 'node:crypto';
import { settings } from '../settings/env';

/** Signatures for different purposes never match. */
type Purpose =
  | ('enquiry key' | 'enquiry form' | 'enquiry proof' | 'enquiry proof key')
  | 'listing document';
/** Characters: 132 bits. */
const LENGTH = 22;

/** The HMAC of a text, by a secret that the CMS has already. */
export const signatureOf = (purpose: Purpose, text: string): string =>
  createHmac('sha256', settings().secrets.JWT_SECRET)
    .update(`${purpose} ${text}`)
    .digest('base64url')
    .slice(0, LENGTH);

/** Whether it is the signature of a text; the comparison takes the same time for each wrong one. */
export function isSignature(purpose: Purpose, text: string, given: unknown): boolean {
  if (typeof given !== 'string' || given.length !== LENGTH) return false;
  const [right, sent] = [Buffer.from(signatureOf(purpose, text)), Buffer.from(given)];
  return right.length === sent.length && timingSafeEqual(right, sent);
}
