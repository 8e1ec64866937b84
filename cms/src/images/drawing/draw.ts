import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Metadata, OutputInfo, ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { IMAGE_BYTES, pictureBox } from '../../domain';
import { MOST_PIXELS, RENDITION_WIDTHS } from '../limits';
import { Refusal } from './job';
import type { Crop, Drawn, DrawnFile, Job } from './job';

/** Source: the contract, "Images". */
const QUALITY = 90;
const FORMATS: readonly string[] = ['jpeg', 'png', 'svg', 'webp', 'gif'];

const THUMBNAIL = { width: 245, height: 156, fit: 'inside', withoutEnlargement: true } as const;
const PLACEHOLDER = { width: 16, height: 16, fit: 'inside' } as const;
const PLACEHOLDER_QUALITY = 40;

/** `error` refuses what is cut short or broken, and passes what any viewer shows (say, an odd colour profile). */
const READING: SharpOptions = { failOn: 'error', pages: 1 };

/** The pixels of a picture, which all of its files are made from: the original is decoded once. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Whatever sharp says of a file that was sent, it is the file's fault. */
async function decoded<T>(reading: () => Promise<T>): Promise<T> {
  try {
    return await reading();
  } catch {
    throw new Refusal('notImage');
  }
}

/** What a gzipped SVG begins with: sharp would read it, and it is none of the formats that are taken. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The file's bytes: an SVG that is read by its path may draw the files beside it. @throws Refusal */
async function bytesOf(file: string): Promise<Buffer> {
  if ((await stat(file)).size > IMAGE_BYTES) throw new Refusal('tooLarge');
  const bytes = await readFile(file);
  if (bytes.subarray(0, GZIP.length).equals(GZIP)) throw new Refusal('notImage');
  return bytes;
}

/** @throws Refusal by what the picture's own header says, before anything is decoded */
async function headerOf(bytes: Buffer): Promise<Metadata> {
  const header = await decoded(() =>
    sharp(bytes, { ...READING, limitInputPixels: false }).metadata(),
  );
  if (!FORMATS.includes(header.format)) throw new Refusal('notImage');
  if (header.width * header.height > MOST_PIXELS) throw new Refusal('tooLarge');
  return header;
}

function boxOf({ autoOrient }: Metadata, crop: Crop | null): ResizeOptions {
  if (crop) return { ...crop, fit: 'cover' };
  return { ...pictureBox(autoOrient), fit: 'inside', withoutEnlargement: true };
}

const from = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function write(image: Sharp, file: string): Promise<DrawnFile> {
  const { width, height, size } = await image.webp({ quality: QUALITY }).toFile(file);
  return { file, width, height, bytes: size };
}

async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = await from(pixels)
    .resize(PLACEHOLDER)
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * Draws a file anew: upright, WEBP, fitted or cropped, without metadata; with its renditions, the library's thumbnail
 * and a tiny placeholder.
 * @throws Refusal
 */
export async function draw({ file, into, crop }: Job): Promise<Drawn> {
  const bytes = await bytesOf(file);
  const box = boxOf(await headerOf(bytes), crop);
  const pixels = await decoded(() =>
    sharp(bytes, { ...READING, limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(box)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const widths = RENDITION_WIDTHS.filter((width) => width < pixels.info.width);
  // The largest first: where there are fewer threads than files, it would else begin when the small ones are done.
  const [picture, renditions, thumbnail, placeholder] = await Promise.all([
    write(from(pixels), `${into}.webp`),
    Promise.all(
      widths
        .toReversed()
        .map((width) => write(from(pixels).resize({ width }), `${into}-${String(width)}.webp`)),
    ),
    write(from(pixels).resize(THUMBNAIL), `${into}-thumbnail.webp`),
    placeholderOf(pixels),
  ]);
  return { picture, thumbnail, placeholder, renditions: renditions.toReversed() };
}
