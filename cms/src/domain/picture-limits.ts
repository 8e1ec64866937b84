/** Source: docs/contract.md, "Images" and "Image formats". */
export const IMAGES_AT_A_TIME = 5;
export const IMAGE_BYTES = 10 * 1024 * 1024;
const LONG_SIDE = 1280;
const SHORT_SIDE = 768;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The box that a picture is fitted into: portraits into the same one on its side. */
export const pictureBox = ({ width, height }: PixelSize): PixelSize =>
  height > width
    ? { width: SHORT_SIDE, height: LONG_SIDE }
    : { width: LONG_SIDE, height: SHORT_SIDE };

/** A picture's size once it is fitted into its box; one that fits already keeps its own. */
export function fittedSize(size: PixelSize): PixelSize {
  const box = pictureBox(size);
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(size.width), height: scaled(size.height) };
}
