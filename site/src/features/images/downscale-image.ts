import { fittedSize } from '../../domain';

/**
 * The output formats of raster pictures. Other files are sent unchanged: the server renders an SVG and the first frame
 * of a GIF.
 */
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
 * Downscales a picture to the stored size and applies its orientation: on a slow connection, the upload of ten
 * megapixels takes a minute.
 * @returns the same file if it is small enough, or if the browser cannot decode it
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
