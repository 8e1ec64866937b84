import { createReadStream } from 'node:fs';
import path from 'node:path';
import { errors } from '@strapi/utils';
import { MESSAGES } from '../domain';
import { processForActor } from './process-for-actor';
import { RejectedImage } from './processing/job';
import type { ProcessedImage, ProcessedFile } from './processing/job';
import { pendingUploadOf } from './pending-uploads';

/** The fields of the upload plugin's file that this module reads or changes. */
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

/** The processed files of an upload in progress. */
const processedImages = new WeakMap<UploadFile, ProcessedImage>();

function processedOf(file: UploadFile): ProcessedImage {
  const image = processedImages.get(file);
  if (!image) throw new Error(`${file.name} has not been processed`);
  return image;
}

const stored = ({ file, width, height, bytes }: ProcessedFile) => ({
  ext: '.webp',
  mime: 'image/webp',
  filepath: file,
  width,
  height,
  size: Math.round(bytes / 10.24) / 100,
  sizeInBytes: bytes,
  getStream: () => createReadStream(file),
});

const rendition = (file: UploadFile, prefix: string, written: ProcessedFile) => ({
  ...stored(written),
  name: `${prefix}_${file.name}`,
  hash: `${prefix}_${file.hash}`,
  // Strapi stores this object, so it must not contain a path of the server.
  path: null,
});

async function processUpload({
  filepath,
  hash,
  tmpWorkingDirectory,
}: UploadFile): Promise<ProcessedImage> {
  try {
    const into = path.join(tmpWorkingDirectory, `processed-${hash}`);
    return await processForActor(strapi, { file: filepath, into, crop: null });
  } catch (error) {
    if (!(error instanceof RejectedImage)) throw error;
    if (error.reason === 'notImage') throw new errors.ValidationError(MESSAGES.notAnImage);
    throw new errors.PayloadTooLargeError(MESSAGES.pictureTooLarge);
  }
}

/** Replaces the uploaded file with the processed picture. @throws Strapi's errors for a rejected file */
async function optimize(file: UploadFile) {
  const upload = pendingUploadOf(file.filepath);
  if (upload) upload.hash = file.hash;
  const image = upload?.processed ?? (await processUpload(file));
  const result = {
    ...file,
    ...stored(image.picture),
    ...upload?.facts,
    name: `${path.basename(file.name, path.extname(file.name))}.webp`,
    placeholder: image.placeholder,
  };
  processedImages.set(result, image);
  return result;
}

const generateResponsiveFormats = (file: UploadFile) =>
  Promise.resolve(
    processedOf(file).renditions.map((written) => {
      const key = `w${String(written.width)}`;
      return { key, file: rendition(file, key, written) };
    }),
  );

const always = () => Promise.resolve(true);

/**
 * Overrides of the upload plugin's service `image-manipulation`. The library contains only pictures; processing rejects
 * other files.
 */
export const imageManipulation = {
  isImage: always,
  isOptimizableImage: always,
  isResizableImage: always,
  isFaultyImage: () => Promise.resolve(false),
  getDimensions: ({ width, height }: UploadFile) => Promise.resolve({ width, height }),
  optimize,
  generateThumbnail: (file: UploadFile) =>
    Promise.resolve(rendition(file, 'thumbnail', processedOf(file).thumbnail)),
  generateResponsiveFormats,
};
