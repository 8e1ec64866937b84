import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { FormFile } from '../contract/call';
import { notFound, notImage, tooLarge, tooMany } from '../contract/faults';
import { MESSAGES } from '../domain';
import { drawFor } from './draw-for';
import { TooManyWait } from './drawing/fair-turns';
import { Refusal } from './drawing/job';
import type { Drawn } from './drawing/job';
import { forgetPicture } from './drop-files';
import { factsOf } from './folders';
import { keyOf, ownerOf } from './owner';
import type { Owner } from './owner';
import { withUpload } from './uploads';
import type { Upload } from './uploads';

interface UploadService {
  readonly upload: (input: object) => Promise<readonly { readonly url: string }[]>;
}

/** All of them, or the first one's fault, but not before everyone is done. */
async function all<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** A file that was sent, and what its storing needs. */
interface Drawing {
  readonly file: FormFile;
  readonly upload: Upload;
}

/** When to come again who has too much waiting: some of it is drawn by then. */
const AGAIN_SECONDS = 30;

async function draw(
  strapi: Core.Strapi,
  file: string,
  into: string,
  { folder }: Owner,
): Promise<Drawn> {
  try {
    return await drawFor(strapi, { file, into, crop: factsOf(folder).crop });
  } catch (error) {
    if (error instanceof TooManyWait) throw tooMany(AGAIN_SECONDS);
    if (!(error instanceof Refusal)) throw error;
    throw error.reason === 'notImage' ? notImage() : tooLarge(MESSAGES.pictureTooLarge);
  }
}

/** Puts one drawn picture into the storage and the media library. */
async function store(
  strapi: Core.Strapi,
  { file: { filepath, size }, upload }: Drawing,
  { folder, title }: Owner,
): Promise<string> {
  const service: UploadService = strapi.plugin('upload').service('upload');
  // The name that the sender gave it is nobody's business: it may tell who or where somebody is.
  const originalFilename = `${folder}.webp`;
  const [stored] = await withUpload(filepath, upload, () =>
    service.upload({
      data: { fileInfo: { name: originalFilename, alternativeText: title } },
      files: { filepath, originalFilename, mimetype: 'image/webp', size },
    }),
  );
  if (!stored) throw new Error('a picture was not stored');
  return stored.url;
}

async function storeAll(
  strapi: Core.Strapi,
  drawings: readonly Drawing[],
  owner: Owner,
): Promise<readonly string[]> {
  try {
    const paths = await all(drawings.map((drawing) => store(strapi, drawing, owner)));
    if (!(await ownerOf(strapi, owner.folder, owner.documentId))) throw notFound();
    return paths;
  } catch (error) {
    const hashes = drawings.flatMap(({ upload }) => upload.hash ?? []);
    await all(hashes.map((hash) => forgetPicture(strapi, hash)));
    throw error;
  }
}

/**
 * Draws and stores pictures for a record, which does not name them yet: all of them, or nothing.
 * @param replaces the path that a single picture takes the place of, once the record names it
 * @returns their paths, in the files' order
 * @throws 413 and 415; 404 where the record has gone meanwhile
 */
export async function storeUploads(
  strapi: Core.Strapi,
  files: readonly FormFile[],
  owner: Owner,
  replaces: string | null = null,
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const facts = { addedFor: keyOf(owner), replaces };
  const prepare = async (file: FormFile, at: number): Promise<Drawing> => ({
    file,
    upload: {
      drawn: await draw(strapi, file.filepath, path.join(folder, String(at)), owner),
      facts,
    },
  });
  try {
    const drawings = await all(files.map(prepare));
    return await storeAll(strapi, drawings, owner);
  } finally {
    await rm(folder, { recursive: true });
  }
}
