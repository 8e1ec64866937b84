import sharp from 'sharp';
import { IMAGE_BYTES } from '../../src/domain';
import { setting } from './setting';
import { callCms } from './http';

/** A file in the form that Playwright passes to a page. */
export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Creates a picture of one colour. Colour and width are different for each number. */
export async function imageFile(number: number): Promise<FilePayload> {
  const background = { r: (number * 67) % 256, g: (number * 131) % 256, b: (number * 29) % 256 };
  const buffer = await sharp({
    create: { width: widthOf(number), height: 40, channels: 3, background },
  })
    .png()
    .toBuffer();
  return { name: `room-${String(number)}.png`, mimeType: 'image/png', buffer };
}

export const widthOf = (number: number): number => 60 + number;

export const imageFiles = (count: number, from = 1): Promise<FilePayload[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => imageFile(from + index)));

/** Creates a photo like that of a phone: large, detailed, stored rotated and with an orientation tag. */
export async function phonePhoto(): Promise<FilePayload> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'hall.jpg', mimeType: 'image/jpeg', buffer };
}

/** Creates a file that is not a picture. */
export const invalidFile = (name: string): FilePayload => ({
  name,
  mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
  buffer: Buffer.from('No picture at all'),
});

/** Creates a file that is larger than the limit, in a format that a browser cannot downscale. */
export const oversizedFile = (name: string): FilePayload => ({
  name,
  mimeType: 'image/gif',
  buffer: Buffer.alloc(IMAGE_BYTES + 1),
});

/** Adds pictures to a property through the API. Returns their paths. */
export async function addImages(
  token: string,
  id: string,
  files: readonly FilePayload[],
): Promise<string[]> {
  const form = new FormData();
  form.append('folder', 'propresi');
  form.append('id', id);
  for (const { name, mimeType, buffer } of files) {
    form.append('images', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  const answer = await fetch(`${setting('CMS_URL')}/AddImages`, {
    method: 'POST',
    headers: { Authorization: token },
    body: form,
  });
  const { images } = (await answer.json()) as { images: string[] };
  const { body } = await callCms<{ images: string[] }>(
    'PUT',
    '/api/dwk/PropResiEditForAddImagePath',
    { action: 'add', id, images },
    token,
  );
  return body.images;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest possible picture, a PNG. */
export const tinyPicture = (name: string): FilePayload => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(PIXEL, 'base64'),
});
