import { createReadStream } from 'node:fs';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { MESSAGES } from '../domain';
import { drawFor } from './draw-for';
import { TooManyWait } from './drawing/fair-turns';
import { Refusal } from './drawing/job';
import type { Drawn, DrawnFile } from './drawing/job';
import { uploadOf } from './uploads';

/** A file on its way through Strapi's upload plugin, as far as we read and change it. */
interface UploadFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath: string;
  tmpWorkingDirectory: string;
  width?: number;
  height?: number;
}

/** The smaller files of a picture that is on its way. */
const drawings = new WeakMap<UploadFile, Drawn>();

function drawingOf(file: UploadFile): Drawn {
  const drawn = drawings.get(file);
  if (!drawn) throw new Error(`${file.name} has not been drawn`);
  return drawn;
}

const stored = ({ file, width, height, bytes }: DrawnFile) => ({
  ext: '.webp',
  mime: 'image/webp',
  filepath: file,
  width,
  height,
  size: Math.round(bytes / 10.24) / 100,
  sizeInBytes: bytes,
  getStream: () => createReadStream(file),
});

const smaller = (file: UploadFile, prefix: string, drawn: DrawnFile) => ({
  ...stored(drawn),
  name: `${prefix}_${file.name}`,
  hash: `${prefix}_${file.hash}`,
  // What is answered here is stored as it is: no path of the server's may be in it.
  path: null,
});

async function draw({ filepath, hash, tmpWorkingDirectory }: UploadFile): Promise<Drawn> {
  try {
    const into = path.join(tmpWorkingDirectory, `redrawn-${hash}`);
    return await drawFor(strapi, { file: filepath, into, crop: null });
  } catch (error) {
    if (error instanceof TooManyWait) throw new errors.RateLimitError(MESSAGES.tooMany);
    if (!(error instanceof Refusal)) throw error;
    if (error.reason === 'notImage') throw new errors.ValidationError(MESSAGES.notAnImage);
    throw new errors.PayloadTooLargeError(MESSAGES.pictureTooLarge);
  }
}

/** The picture as it is stored in the place of what was sent. @throws Strapi's errors for what is no picture for us */
async function optimize(file: UploadFile) {
  const upload = uploadOf(file.filepath);
  if (upload) upload.hash = file.hash;
  const drawn = upload?.drawn ?? (await draw(file));
  const redrawn = {
    ...file,
    ...stored(drawn.picture),
    ...upload?.facts,
    name: `${path.basename(file.name, path.extname(file.name))}.webp`,
    placeholder: drawn.placeholder,
  };
  drawings.set(redrawn, drawn);
  return redrawn;
}

const generateResponsiveFormats = (file: UploadFile) =>
  Promise.resolve(
    drawingOf(file).renditions.map((drawn) => {
      const key = `w${String(drawn.width)}`;
      return { key, file: smaller(file, key, drawn) };
    }),
  );

const yes = () => Promise.resolve(true);

/** What replaces the upload plugin's own handling of pictures. There is nothing but pictures: the redrawing refuses all else. */
export const redrawing = {
  isImage: yes,
  isOptimizableImage: yes,
  isResizableImage: yes,
  isFaultyImage: () => Promise.resolve(false),
  getDimensions: ({ width, height }: UploadFile) => Promise.resolve({ width, height }),
  optimize,
  generateThumbnail: (file: UploadFile) =>
    Promise.resolve(smaller(file, 'thumbnail', drawingOf(file).thumbnail)),
  generateResponsiveFormats,
};
