import { createHash } from 'node:crypto';

/** What the publisher is woken with: made from its token, which so never leaves the two programs. */
export const wakeSecret = (publisherToken: string): string =>
  createHash('sha256').update(`wake ${publisherToken}`).digest('base64url');
