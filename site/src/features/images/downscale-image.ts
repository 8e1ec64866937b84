import { fittedSize } from '../../domain';

/** Raster formats; other files are sent as they are: the server renders an SVG and the first frame of a GIF. */
const TO_TYPE: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/webp',
  'image/webp': 'image/webp',
};
const QUALITY = 0.92;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((settle) => {
    canvas.toBlob(settle, type, QUALITY);
  });

async function resize(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(bitmap));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas, type);
}

const fileOf = (file: File, blob: Blob): File => {
  const stem = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${stem}.${ENDINGS[blob.type] ?? 'webp'}`, { type: blob.type });
};

/**
 * Downscales a picture to the stored size and applies its orientation: ten megapixels take a minute to upload on a slow
 * line.
 * @returns the same file where it is small enough, or where the browser cannot decode it
 */
export async function downscaleImage(file: File): Promise<File> {
  const type = TO_TYPE[file.type];
  if (type === undefined) return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  try {
    const { width, height } = fittedSize(bitmap);
    if (width === bitmap.width && height === bitmap.height) return file;
    const blob = await resize(bitmap, type);
    return blob && blob.size < file.size ? fileOf(file, blob) : file;
  } finally {
    bitmap.close();
  }
}
