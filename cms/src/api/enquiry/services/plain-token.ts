import { randomUUID } from 'node:crypto';
import { invalid } from '../../../http/errors';
import { settings } from '../../../settings/env';
import { isSignature, signatureOf } from '../../../sessions/signature';

/** A form may stay open for so long. */
const VALID_MS = 24 * 60 * 60 * 1000;

/** The name of one copy of the form without scripts, with the time at which it was made. @param now milliseconds since 1970 */
export function newPlainToken(now: number): string {
  const text = `${String(now)}.${randomUUID()}`;
  return `${text}.${signatureOf('enquiry form', text)}`;
}

/**
 * Checks that a form was made here, and not just now.
 * @returns its name
 * @throws 400
 */
export function checkPlainToken(token: string, now: number): string {
  const [made = '', name = '', signature] = token.split('.');
  const age = now - Number(made);
  if (!isSignature('enquiry form', `${made}.${name}`, signature) || age > VALID_MS)
    throw invalid({ token: 'This form is too old. Please send it once more' });
  if (age < settings().enquiryProof.seconds * 1000)
    throw invalid({ form: 'This form came too fast. Please send it once more' });
  return name;
}
