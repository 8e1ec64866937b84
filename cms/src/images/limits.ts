/** Source of all of these: the contract, "Images". */
export const MOST_PIXELS = 50e6;
export const RENDITION_WIDTHS = [320, 640, 960] as const;
