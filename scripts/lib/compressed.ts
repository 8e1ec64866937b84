/** Below this, compression saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024;
