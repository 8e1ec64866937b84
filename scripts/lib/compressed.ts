/** The minimum size for compression: for fewer bytes it saves no packet. */
export const MIN_COMPRESSED_BYTES = 1024;
