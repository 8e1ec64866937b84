import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { plain } from './pictures';

/** A photo's raster: noise, so that it compresses like a photo. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

export const svg = (attributes: string, inner = '<rect width="50" height="50" fill="red"/>') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );

/** A GIF of two frames, red, then blue. */
export const animatedGif = async () => {
  const frame = async (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .raw()
      .toBuffer();
  const frames = Buffer.concat([await frame('#ff0000'), await frame('#0000ff')]);
  return sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } })
    .gif()
    .toBuffer();
};

export const colourOf = async (image: Sharp) => {
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].map((value) => Math.round(value / 64));
};

export const MIB = 1024 * 1024;

/** A PNG whose header claims this many pixels, with little data after it. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
/** @param side pixels */
export const hugeGif = (side: number) => {
  const bytes = Buffer.from('47494638396100000000800000ff0000000000', 'hex');
  bytes.writeUInt16LE(side, 6);
  bytes.writeUInt16LE(side, 8);
  const frame = Buffer.from('2c0000000000000000000202440100', 'hex');
  frame.writeUInt16LE(side, 5);
  frame.writeUInt16LE(side, 7);
  return Buffer.concat([bytes, frame, Buffer.from([0x3b])]);
};

export const entityBomb = () => {
  const letters = Array.from('abcdefghij');
  const entities = letters.map(
    (letter, at) =>
      `<!ENTITY ${letter} "${at === 0 ? 'ha' : `&${letters[at - 1] ?? ''};`.repeat(10)}">`,
  );
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><text y="20">&j;</text></svg>`,
  );
};

/**
 * Within the limits of an SVG, but it takes a minute of work at any size: a larger one would be drawn at the size of
 * its crop.
 */
export function endlessSvg() {
  const dilate = '<feMorphology operator="dilate" radius="300"/>'.repeat(20);
  const rect = '<rect width="150" height="150" fill="red" filter="url(#f)"/>';
  const filter = `<filter id="f" x="0" y="0" width="1" height="1">${dilate}</filter>`;
  return svg('width="150" height="150"', filter + rect.repeat(40));
}

/** Small to send, but it needs more memory than any machine has once its pictures are decoded. */
export const svgWithGigapixels = async () => {
  const inner = (await plain(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer()).toString(
    'base64',
  );
  const image = `<image href="data:image/png;base64,${inner}" width="9" height="9"/>`;
  return svg('width="100" height="100"', image.repeat(6));
};
