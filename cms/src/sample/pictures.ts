import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import manifest from '../../sample-content/pictures.json';
import { storeProcessed } from '../media/upload-service';
import type { ProcessedFile, ProcessedImage } from '../media/processing/job';

/** A sample picture. Its files are `<name>.webp` and for each of `widths`, `<name>-<width>.webp`. */
interface PictureFacts {
  /** The alternative text; `{place}` stands for the project's or locality's name. */
  readonly shows: string;
  /** The size in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths of the renditions, ascending. Source: docs/contract.md, "Image formats". */
  readonly widths: readonly number[];
  /** The placeholder as a data URI. */
  readonly placeholder: string;
}

export const PICTURES: Readonly<Record<string, PictureFacts>> = manifest;

async function processedImage(
  folder: string,
  name: string,
  { width, height, widths, placeholder }: PictureFacts,
): Promise<ProcessedImage> {
  const fileOf = async (suffix: string, own: number): Promise<ProcessedFile> => {
    const file = path.join(folder, `${name}${suffix}.webp`);
    const { size: bytes } = await stat(file);
    return { file, width: own, height: Math.round((height * own) / width), bytes };
  };
  const [picture, renditions] = await Promise.all([
    fileOf('', width),
    Promise.all(widths.map((own) => fileOf(`-${String(own)}`, own))),
  ]);
  return {
    ...{ picture, renditions, thumbnail: renditions[0] ?? picture, placeholder },
    pixels: width * height,
  };
}

/**
 * Copies a sample picture and its renditions into the media library; nothing is processed.
 * @param name the name of the picture in `sample-content/pictures.json`
 * @param storedAs a part of the stored name
 * @param place see `shows`
 * @returns the id of the file's row
 */
export async function storePicture(
  strapi: Core.Strapi,
  name: string,
  storedAs: string,
  place = '',
): Promise<number> {
  const facts = PICTURES[name];
  if (!facts) throw new Error(`The sample content has no picture ${name}`);
  const folder = path.join(strapi.dirs.app.root, 'sample-content/pictures');
  const processed = await processedImage(folder, name, facts);
  const { file: filepath, bytes: size } = processed.picture;
  const stored = await storeProcessed(strapi, {
    ...{ filepath, size, name: storedAs, upload: { processed, facts: {} } },
    alternativeText: facts.shows.replace('{place}', place),
  });
  return stored.id;
}

/** Cards with the id of the stored picture instead of the picture's name. */
export const withPictures = <T extends { readonly picture: string }>(
  strapi: Core.Strapi,
  storedAs: string,
  cards: readonly T[],
) =>
  Promise.all(
    cards.map(async (card, index) => ({
      ...card,
      picture: await storePicture(strapi, card.picture, `${storedAs}-${String(index + 1)}`),
    })),
  );
