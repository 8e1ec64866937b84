import { createReadStream } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { OutputInfo, ResizeOptions } from 'sharp';

/** A file on its way through Strapi's upload plugin, as far as we read and change it. */
interface UploadFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath?: string;
  tmpWorkingDirectory: string;
  width?: number;
  height?: number;
  size?: number;
  sizeInBytes?: number;
  placeholder?: string;
  path?: string | null;
  getStream: () => NodeJS.ReadableStream;
}

/** Source: the contract, "Images". Portrait pictures are fitted into the same box on its side. */
const LONG_SIDE = 1280;
const SHORT_SIDE = 768;
const QUALITY = 90;
const MOST_PIXELS = 50e6;
export const RENDITION_WIDTHS = [320, 640, 960] as const;
const THUMBNAIL = { width: 245, height: 156, fit: 'inside' } as const;
const PLACEHOLDER_WIDTH = 16;

/** Read by its stream: the plugin forgets a file's path once the file is stored, its stream stays. */
const read = async (file: UploadFile) =>
  sharp(await buffer(file.getStream()), {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    pages: 1,
  });

const drawn = (filepath: string, info: OutputInfo) => ({
  filepath,
  width: info.width,
  height: info.height,
  size: Math.round(info.size / 10.24) / 100,
  sizeInBytes: info.size,
  getStream: () => createReadStream(filepath),
});

async function smaller(file: UploadFile, prefix: string, box: ResizeOptions) {
  const hash = `${prefix}_${file.hash}`;
  const filepath = path.join(file.tmpWorkingDirectory, hash);
  const info = await (await read(file)).resize(box).webp({ quality: QUALITY }).toFile(filepath);
  // What is answered here is stored as it is: no path of the server's may be in it.
  const { ext, mime } = file;
  return { name: `${prefix}_${file.name}`, hash, ext, mime, path: null, ...drawn(filepath, info) };
}

async function isImage(file: UploadFile): Promise<boolean> {
  try {
    return Boolean((await (await read(file)).metadata()).format);
  } catch {
    return false;
  }
}

/** The stored picture: upright, WEBP, fitted, never enlarged, without metadata; and its tiny placeholder. */
async function optimize(file: UploadFile): Promise<UploadFile> {
  const upright = (await read(file)).autoOrient();
  const { autoOrient } = await upright.metadata();
  const isPortrait = autoOrient.height > autoOrient.width;
  const [width, height] = isPortrait ? [SHORT_SIDE, LONG_SIDE] : [LONG_SIDE, SHORT_SIDE];
  const filepath = path.join(file.tmpWorkingDirectory, `redrawn-${file.hash}`);
  const info = await upright
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(filepath);
  const redrawn = { ...file, ...drawn(filepath, info) };
  const tiny = await (await read(redrawn))
    .resize(PLACEHOLDER_WIDTH)
    .webp({ quality: 40 })
    .toBuffer();
  return Object.assign(redrawn, {
    name: `${path.basename(file.name, path.extname(file.name))}.webp`,
    ext: '.webp',
    mime: 'image/webp',
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  });
}

async function generateResponsiveFormats(file: UploadFile) {
  const widths = RENDITION_WIDTHS.filter((width) => width < (file.width ?? 0));
  return Promise.all(
    widths.map(async (width) => ({
      key: `w${String(width)}`,
      file: await smaller(file, `w${String(width)}`, { width }),
    })),
  );
}

/** What replaces the upload plugin's own handling of pictures. */
export const redrawing = {
  isImage,
  isOptimizableImage: isImage,
  isResizableImage: isImage,
  // The redrawing itself fails on a file that cannot be decoded.
  isFaultyImage: () => Promise.resolve(false),
  optimize,
  generateThumbnail: (file: UploadFile) => smaller(file, 'thumbnail', THUMBNAIL),
  generateResponsiveFormats,
};
