import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

interface StoredFile {
  readonly id: number;
  readonly url: string;
}

interface UploadService {
  upload: (input: object) => Promise<StoredFile[]>;
}

/**
 * Processes a picture and stores it in the media library.
 * @throws Strapi's error for bytes that are no picture
 */
export async function storePicture(
  strapi: Core.Strapi,
  bytes: Buffer,
  facts: { readonly name: string; readonly alternativeText: string },
): Promise<StoredFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'picture-'));
  const filepath = path.join(folder, 'picture');
  try {
    await writeFile(filepath, bytes);
    const service: UploadService = strapi.plugin('upload').service('upload');
    const [file] = await service.upload({
      data: { fileInfo: { name: `${facts.name}.webp`, alternativeText: facts.alternativeText } },
      files: {
        filepath,
        originalFilename: `${facts.name}.webp`,
        mimetype: 'image/webp',
        size: bytes.length,
      },
    });
    if (!file) throw new Error(`The upload plugin did not store the picture ${facts.name}`);
    return { id: file.id, url: file.url };
  } finally {
    await rm(folder, { recursive: true });
  }
}
