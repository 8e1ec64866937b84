/** Source of all of these: the contract, "Images". */
export const FILE_BYTES = 10 * 1024 * 1024;
export const FILES_OF_A_CALL = 5;
export const MOST_PIXELS = 50e6;
export const RENDITION_WIDTHS = [320, 640, 960] as const;
