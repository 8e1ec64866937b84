import { createHash } from 'node:crypto';

/**
 * The secret of the wake signal. It is derived from the publisher's token, so that the token stays in the two programs.
 */
export const wakeSecret = (publisherToken: string): string =>
  createHash('sha256').update(`wake ${publisherToken}`).digest('base64url');
