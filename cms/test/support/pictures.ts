import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readEnv } from '../../src/settings/env';
import type { Folder } from '../../src/media/folders';
import { FILE_UID } from '../../src/media/stored-file';
import type { TestCms } from './cms';

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0F5A4B' } });

/** A small PNG. */
export const small = (): Promise<Buffer> => plain(40, 30).png().toBuffer();

export interface Sent {
  readonly folder?: string;
  readonly id?: string;
  readonly path?: string;
  /** The files' bytes, or pairs of bytes and a file name that differs from a picture's. */
  readonly files: readonly (Buffer | readonly [Buffer, string])[];
}

/** Sends AddImage or AddImages, like a browser's form. */
export function add(
  cms: TestCms,
  call: 'AddImage' | 'AddImages',
  token: string,
  { files, ...fields }: Sent,
) {
  const request = cms.http.post(`/${call}`).set('Authorization', token);
  for (const [name, value] of Object.entries(fields)) void request.field(name, value);
  const field = call === 'AddImage' ? 'file' : 'images';
  for (const file of files) {
    const [bytes, name] = Buffer.isBuffer(file) ? [file, 'picture.png'] : file;
    void request.attach(field, bytes, name);
  }
  return request;
}

export const callOf = (folder: Folder): 'AddImage' | 'AddImages' =>
  folder === 'review' || folder === 'ov' ? 'AddImage' : 'AddImages';

/** Adds valid pictures, and returns their paths. */
export async function addGood(
  cms: TestCms,
  token: string,
  folder: Folder,
  id: string,
  files: readonly Buffer[],
): Promise<string[]> {
  const answer = await add(cms, callOf(folder), token, { folder, id, files }).expect(200);
  const { path: one, images } = answer.body as { path?: string; images?: string[] };
  return images ?? [String(one)];
}

const uploads = () => path.join(readEnv().publicDir, 'uploads');

/** The whole storage: rows of the media library, and files. */
export async function storageState(cms: TestCms) {
  const rows = await cms.strapi.db.query(FILE_UID).count();
  return { rows, files: (await readdir(uploads())).sort() };
}

/** The stored file of an image path in a response. */
export const fileOf = (url: string): string => path.join(uploads(), path.basename(url));

export const isStored = (url: string): boolean => existsSync(fileOf(url));
