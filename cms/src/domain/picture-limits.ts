/** Source: docs/contract.md, "Images" and "Image formats". */
export const IMAGES_AT_A_TIME = 5;
export const IMAGE_BYTES = 10 * 1024 * 1024;
const LONG_SIDE = 1280;
const SHORT_SIDE = 768;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The maximum size of a picture. For portraits, width and height are swapped. */
export const pictureBox = ({ width, height }: PixelSize): PixelSize =>
  height > width
    ? { width: SHORT_SIDE, height: LONG_SIDE }
    : { width: LONG_SIDE, height: SHORT_SIDE };

/** The size of a picture after it is fitted into its box. A picture that already fits keeps its size. */
export function fittedSize(size: PixelSize): PixelSize {
  const box = pictureBox(size);
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(size.width), height: scaled(size.height) };
}
