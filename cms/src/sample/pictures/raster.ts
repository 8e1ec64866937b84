import sharp from 'sharp';

/** Width by height in pixels; what does not fit is cut off at the edges. */
export interface Crop {
  readonly width: number;
  readonly height: number;
}
/** The sizes that the site stores these two in. */
export const OVERVIEW_CROP: Crop = { width: 425, height: 280 };
export const REVIEW_CROP: Crop = { width: 150, height: 150 };

/** A drawing as a PNG file, at the size it was drawn in or cut to a crop. */
export function raster(svg: string, crop?: Crop): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  const cut = crop ? drawing.resize({ ...crop, fit: 'cover' }) : drawing;
  return cut.png({ compressionLevel: 1 }).toBuffer();
}
