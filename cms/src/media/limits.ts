/** Source: docs/contract.md, "Images" and "Image formats". */
export const MAX_PIXELS = 50e6;
export const RENDITION_WIDTHS = [320, 640, 960] as const;
