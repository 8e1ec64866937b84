import { signatureOf } from '../../../sessions/signature';

/**
 * The key by which a visitor sees and withdraws an enquiry. It is computed and not stored, so that a retry of the
 * creation returns the same one.
 */
export const enquiryKey = (documentId: string): string => signatureOf('enquiry key', documentId);
