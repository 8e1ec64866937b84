import type { Core } from '@strapi/strapi';
import { storePicture } from '../media/store-picture';
import type { Drawn } from './content/drawn';
import { raster } from './pictures';
import type { Crop } from './pictures';

/** Draws and stores a picture; answers its id. `name` becomes part of its address. */
export async function storeDrawn(
  strapi: Core.Strapi,
  name: string,
  { alternativeText, draw }: Drawn,
  crop?: Crop,
): Promise<number> {
  const bytes = await raster(draw(), crop);
  const { id } = await storePicture(strapi, bytes, { name, alternativeText });
  return id;
}

/** The same for the cards of a page: each with its picture's id in the place of the drawing. */
export const withPictures = <T extends { readonly picture: Drawn }>(
  strapi: Core.Strapi,
  name: string,
  cards: readonly T[],
  crop?: Crop,
) =>
  Promise.all(
    cards.map(async (card, index) => ({
      ...card,
      picture: await storeDrawn(strapi, `${name}-${String(index + 1)}`, card.picture, crop),
    })),
  );
