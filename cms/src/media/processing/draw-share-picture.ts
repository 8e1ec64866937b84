import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { OutputInfo } from 'sharp';
import { SHARE_SIZE } from '../../domain';
import { MAX_PIXELS } from '../limits';
import { READ_OPTIONS, rejectOnFailure } from './process-image';
import { RejectedImage } from './job';
import type { ResultOf, ShareJob } from './job';
import { textPaths } from './text-path';

/** Bytes. WhatsApp shows no larger pictures. Source: docs/contract.md, "Share pictures". */
const MAX_BYTES = 300_000;
/** The first is for photographs; a picture with more detail gets one of the others. */
const QUALITIES = [80, 60, 40, 20];

const BAND = 104;
/** The least space around the text. */
const MARGIN = { x: 48, y: 8 };
const MAX_TEXT = 46;

/** The band with the text. It is in the middle, because some messengers cut off the sides. */
function bandOf(text: string): Buffer {
  const { width } = SHARE_SIZE;
  const size = { width: width - 2 * MARGIN.x, height: BAND - 2 * MARGIN.y };
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(BAND)}">` +
      '<rect width="100%" height="100%" fill="#18211e" fill-opacity="0.9"/>' +
      `<g transform="translate(${String(MARGIN.x)} ${String(MARGIN.y)})" fill="#fff">${textPaths(text, { ...size, maxSize: MAX_TEXT })}</g></svg>`,
  );
}

async function drawn(bytes: Buffer, text: string): Promise<{ data: Buffer; info: OutputInfo }> {
  const input = bandOf(text);
  return await rejectOnFailure(() =>
    sharp(bytes, { ...READ_OPTIONS, limitInputPixels: MAX_PIXELS })
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .flatten({ background: '#fff' })
      .composite([{ input, top: SHARE_SIZE.height - BAND, left: 0 }])
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
}

/**
 * Draws a text on a dark band at the bottom of a stored picture, and writes a JPEG file.
 * Source: docs/contract.md, "Share pictures".
 * @throws RejectedImage if the stored picture cannot be read
 */
export async function drawSharePicture({
  file,
  into,
  text,
}: ShareJob): Promise<ResultOf<ShareJob>> {
  const { data, info } = await drawn(await readFile(file), text);
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length >= MAX_BYTES) continue;
    await writeFile(into, jpeg);
    return { pixels: width * height };
  }
  throw new RejectedImage('tooLarge');
}
