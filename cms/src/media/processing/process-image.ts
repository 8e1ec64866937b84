import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Metadata, OutputInfo, ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { IMAGE_BYTES, pictureBox } from '../../domain';
import { MAX_PIXELS, RENDITION_WIDTHS } from '../limits';
import { RejectedImage } from './job';
import { isXml, svgRejection } from './svg-limits';
import type { Crop, ProcessedImage, ProcessedFile, UploadJob } from './job';

/** Source: docs/contract.md, "Image formats". */
const QUALITY = 90;
const FORMATS: readonly string[] = ['jpeg', 'png', 'svg', 'webp', 'gif'];

const THUMBNAIL = { width: 245, height: 156, fit: 'inside', withoutEnlargement: true } as const;
const PLACEHOLDER = { width: 16, height: 16, fit: 'inside' } as const;
const PLACEHOLDER_QUALITY = 40;

/**
 * `error` rejects truncated and broken files. It accepts files that every viewer shows, such as an unusual colour
 * profile.
 */
export const READ_OPTIONS: SharpOptions = { failOn: 'error', pages: 1 };

/** The decoded picture. All files are made from it, so the original is decoded once. */
interface DecodedImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Rejects the file if sharp fails to read it. */
export async function rejectOnFailure<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new RejectedImage('notImage');
  }
}

/** The first bytes of a gzipped SVG: sharp can read it, but the format is not accepted. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Reads the file. sharp gets bytes, not the path: an SVG that is read by path can load files beside it. @throws RejectedImage */
async function bytesOf(file: string): Promise<Buffer> {
  if ((await stat(file)).size > IMAGE_BYTES) throw new RejectedImage('tooLarge');
  const bytes = await readFile(file);
  if (bytes.subarray(0, GZIP.length).equals(GZIP)) throw new RejectedImage('notImage');
  return bytes;
}

/** The number of pixels in a GIF's header; 0 for other formats. libvips cannot read the header of the largest GIFs. */
const gifPixels = (bytes: Buffer): number =>
  bytes.length > 10 && bytes.toString('latin1', 0, 4) === 'GIF8'
    ? bytes.readUInt16LE(6) * bytes.readUInt16LE(8)
    : 0;

/** Reads the header only, before anything is decoded. @throws RejectedImage */
async function headerOf(bytes: Buffer): Promise<Metadata> {
  if (gifPixels(bytes) > MAX_PIXELS) throw new RejectedImage('tooLarge');
  const reason = isXml(bytes) ? svgRejection(bytes) : undefined;
  if (reason) throw new RejectedImage(reason);
  const header = await rejectOnFailure(() =>
    sharp(bytes, { ...READ_OPTIONS, limitInputPixels: false }).metadata(),
  );
  if (header.format === 'svg' && !isXml(bytes)) throw new RejectedImage('notImage');
  if (!FORMATS.includes(header.format)) throw new RejectedImage('notImage');
  if (header.width * header.height > MAX_PIXELS) throw new RejectedImage('tooLarge');
  return header;
}

function boxOf({ autoOrient }: Metadata, crop: Crop | null): ResizeOptions {
  if (crop) return { ...crop, fit: 'cover' };
  return { ...pictureBox(autoOrient), fit: 'inside', withoutEnlargement: true };
}

const sharpOf = ({ data, info: { width, height, channels } }: DecodedImage): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function writeWebp(image: Sharp, file: string): Promise<ProcessedFile> {
  const { width, height, size } = await image.webp({ quality: QUALITY }).toFile(file);
  return { file, width, height, bytes: size };
}

async function placeholderOf(pixels: DecodedImage): Promise<string> {
  const tiny = await sharpOf(pixels)
    .resize(PLACEHOLDER)
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * Converts an uploaded file to WEBP: upright, fitted or cropped, without metadata. Also writes the renditions, the
 * thumbnail for the panel and a placeholder.
 * Source: docs/contract.md, "Image formats".
 * @throws RejectedImage
 */
export async function processImage({ file, into, crop }: UploadJob): Promise<ProcessedImage> {
  const bytes = await bytesOf(file);
  const header = await headerOf(bytes);
  const box = boxOf(header, crop);
  const pixels = await rejectOnFailure(() =>
    sharp(bytes, { ...READ_OPTIONS, limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(box)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const widths = RENDITION_WIDTHS.filter((width) => width < pixels.info.width);
  // The largest file is started first: with fewer threads than files it must not wait for the small ones.
  const [picture, renditions, thumbnail, placeholder] = await Promise.all([
    writeWebp(sharpOf(pixels), `${into}.webp`),
    Promise.all(
      widths
        .toReversed()
        .map((width) =>
          writeWebp(sharpOf(pixels).resize({ width }), `${into}-${String(width)}.webp`),
        ),
    ),
    writeWebp(sharpOf(pixels).resize(THUMBNAIL), `${into}-thumbnail.webp`),
    placeholderOf(pixels),
  ]);
  return {
    ...{ picture, thumbnail, placeholder, renditions: renditions.toReversed() },
    pixels: header.width * header.height,
  };
}
