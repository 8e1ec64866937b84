import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import * as pictures from '.';

/** Each drawing by its name, with facts that suit it. */
const DRAWINGS: Readonly<Record<string, (seed: string) => string>> = {
  town: pictures.drawTown,
  journey: pictures.drawJourney,
  bedroom: pictures.drawBedroom,
  glassBlock: pictures.drawGlassBlock,
  warehouse: pictures.drawWarehouse,
  emblem: (seed) => pictures.drawEmblem(seed, { subject: 'loan' }),
  floorPlan: (seed) => pictures.drawFloorPlan(seed, { bedrooms: 3 }),
  house: (seed) => pictures.drawHouse(seed, { floors: 4 }),
  villa: (seed) => pictures.drawHouse(seed, { floors: 2, isVilla: true }),
  kitchen: pictures.drawKitchen,
  living: (seed) => pictures.drawLiving(seed, {}),
  bareLiving: (seed) => pictures.drawLiving(seed, { isBare: true }),
  townMap: (seed) => pictures.drawLocalityMap(seed, { shape: 'town', stations: 8 }),
  corridorMap: (seed) => pictures.drawLocalityMap(seed, { shape: 'corridor' }),
  office: (seed) => pictures.drawOffice(seed, {}),
  bareOffice: (seed) => pictures.drawOffice(seed, { isBare: true }),
  plot: pictures.drawPlot,
  portrait: (seed) => pictures.drawPortrait(seed, { isWoman: true }),
  shop: (seed) => pictures.drawShop(seed, {}),
  showroom: (seed) => pictures.drawShop(seed, { isWide: true }),
  tower: (seed) => pictures.drawTower(seed, { floors: 12 }),
};
const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${String(i)}`);

describe.each(Object.entries(DRAWINGS))('the drawing of a %s', (_, draw) => {
  it('is the same for the same seed and another for each other one', () => {
    expect(draw('seed 1')).toBe(draw('seed 1'));
    expect(new Set(SEEDS.map(draw)).size).toBe(SEEDS.length);
  });

  it('has numbers alone as its coordinates', () => {
    for (const seed of SEEDS) expect(draw(seed)).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('is an SVG that can be drawn, of more than one colour', async () => {
    const { channels } = await sharp(await pictures.raster(draw('seed 1'))).stats();
    expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
  });
});

describe('raster', () => {
  it.each([
    ['landscape', pictures.drawPlot('a'), undefined, 1280, 768],
    [
      'portrait',
      pictures.drawTower('a', { floors: 9, size: pictures.PORTRAIT }),
      undefined,
      768,
      1280,
    ],
    ['overview', pictures.drawPlot('a'), pictures.OVERVIEW_CROP, 425, 280],
    ['review', pictures.drawPortrait('a', {}), pictures.REVIEW_CROP, 150, 150],
  ])('draws a %s in its size', async (_, svg, crop, width, height) => {
    const metadata = await sharp(await pictures.raster(svg, crop)).metadata();
    expect(metadata).toMatchObject({ format: 'png', width, height });
  });

  it.each(['medal', 'cup', 'certificate'] as const)('draws a %s', async (shape) => {
    const metadata = await sharp(
      await pictures.raster(pictures.drawAward('a', { shape })),
    ).metadata();
    expect(metadata).toMatchObject({ width: 1280, height: 768 });
  });

  it('draws the logo as a square', async () => {
    const metadata = await sharp(await pictures.raster(pictures.drawLogo())).metadata();
    expect(metadata).toMatchObject({ width: 512, height: 512 });
  });
});
