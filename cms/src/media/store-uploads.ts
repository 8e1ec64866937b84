import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { FormFile } from '../http/call';
import { notFound, notImage, tooLarge } from '../http/errors';
import { MESSAGES } from '../domain';
import { processForActor } from './process-for-actor';
import { RejectedImage } from './processing/job';
import type { ProcessedImage } from './processing/job';
import { discardUpload } from './remove-files';
import { factsOf } from './folders';
import { keyOf, ownerOf } from './owner';
import type { Owner } from './owner';
import type { PendingUpload } from './pending-uploads';
import { storeProcessed } from './upload-service';

/** Waits until all promises are settled, then returns all values or throws the first error. */
async function all<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** An uploaded file with its processed image. */
interface ProcessedUpload {
  readonly file: FormFile;
  readonly upload: PendingUpload;
}

async function processUpload(
  strapi: Core.Strapi,
  file: string,
  into: string,
  { folder }: Owner,
): Promise<ProcessedImage> {
  try {
    return await processForActor(strapi, { file, into, crop: factsOf(folder).crop });
  } catch (error) {
    if (!(error instanceof RejectedImage)) throw error;
    throw error.reason === 'notImage' ? notImage() : tooLarge(MESSAGES.pictureTooLarge);
  }
}

/** Writes a processed picture to the storage and the media library. */
async function store(
  strapi: Core.Strapi,
  { file: { filepath, size }, upload }: ProcessedUpload,
  { folder, title }: Owner,
): Promise<string> {
  // The original file name is not stored: it can contain personal data.
  const picture = { filepath, size, upload, name: folder, alternativeText: title };
  return (await storeProcessed(strapi, picture)).url;
}

async function storeAll(
  strapi: Core.Strapi,
  uploads: readonly ProcessedUpload[],
  owner: Owner,
): Promise<readonly string[]> {
  try {
    const paths = await all(uploads.map((upload) => store(strapi, upload, owner)));
    if (!(await ownerOf(strapi, owner.folder, owner.documentId))) throw notFound();
    return paths;
  } catch (error) {
    const hashes = uploads.flatMap(({ upload }) => upload.hash ?? []);
    await all(hashes.map((hash) => discardUpload(strapi, hash)));
    throw error;
  }
}

/**
 * Processes and stores pictures for a record, which does not reference them yet: all of them, or none.
 * @param replaces the path of the picture that a single upload replaces once the record references it
 * @returns the paths, in the order of the files
 * @throws 413 and 415; 404 if the record was deleted in the meantime
 */
export async function storeUploads(
  strapi: Core.Strapi,
  files: readonly FormFile[],
  owner: Owner,
  replaces: string | null = null,
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const facts = { addedFor: keyOf(owner), replaces };
  const prepare = async (file: FormFile, at: number): Promise<ProcessedUpload> => ({
    file,
    upload: {
      processed: await processUpload(strapi, file.filepath, path.join(folder, String(at)), owner),
      facts,
    },
  });
  try {
    const uploads = await all(files.map(prepare));
    return await storeAll(strapi, uploads, owner);
  } finally {
    await rm(folder, { recursive: true });
  }
}
