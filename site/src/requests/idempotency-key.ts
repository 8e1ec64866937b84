/** A random key by which the CMS knows a creation again whose answer was lost: sent once more, it makes nothing anew. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
