import { join } from 'node:path';
import sharp from 'sharp';
import { serveRequests } from '../worker-process';

/** An image to process. */
export interface SharpJob {
  /** The photo. */
  readonly file: string;
  /** The folder of the renditions. */
  readonly into: string;
}

const BOX = { width: 1280, height: 768, fit: 'inside', withoutEnlargement: true } as const;
const THUMBNAIL = { width: 245, height: 156, fit: 'inside', withoutEnlargement: true } as const;
const WIDTHS = [320, 640, 960] as const;
const QUALITY = 90;

/**
 * The peer of an upload, in a process of its own: sharp alone makes the same renditions of a photo as the CMS, and does
 * nothing else. It also decodes the original only once.
 */
async function makeRenditions({ file, into }: SharpJob): Promise<object> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(BOX)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const named = (name: string) => join(into, `${name}.webp`);
  const webp = { quality: QUALITY };
  await Promise.all([
    pixels().webp(webp).toFile(named('main')),
    pixels().resize(THUMBNAIL).webp(webp).toFile(named('thumbnail')),
    pixels().resize(16).webp({ quality: 40 }).toBuffer(),
    ...WIDTHS.map((width) =>
      pixels()
        .resize({ width })
        .webp(webp)
        .toFile(named(`w${String(width)}`)),
    ),
  ]);
  return {};
}

sharp.cache(false);
serveRequests(makeRenditions);
