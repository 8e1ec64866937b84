/** @any-database A picture is processed before its row is written. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FILE_UID } from '../src/media/stored-file';
import { ImageProcessingFixture } from './support/image-processing-fixture';
import { colourOf, animatedGif, noise, svg } from './support/malformed-images';
import { addGood, fileOf, isStored, plain, small } from './support/pictures';

const fixture = ImageProcessingFixture.ofFile();

describe('what is taken', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s becomes WEBP', async (format) => {
    const image = await fixture.stored(await plain(200, 100).toFormat(format).toBuffer());
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 200, height: 100 });
  });

  it('an SVG is drawn', async () => {
    const image = await fixture.stored(svg('width="300" height="200"'));
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(await colourOf(image)).toEqual([4, 0, 0]);
  });

  it('the content decides, not the name', async () => {
    const png = await small();
    const image = await fixture.stored([png, 'page.html']);
    expect((await image.metadata()).format).toBe('webp');
    await fixture.stored([png, '../../a:b?.exe']);
    await fixture.stored([png, 'x'.repeat(240)]);
    await fixture.stored([svg('width="20" height="20"'), 'photo.jpg']);
  });

  it('a moving picture gives its first frame', async () => {
    const image = await fixture.stored(await animatedGif());
    expect(await image.metadata()).toMatchObject({ width: 60, height: 40 });
    expect((await image.metadata()).pages ?? 1).toBe(1);
    expect(await colourOf(image)).toEqual([4, 0, 0]);
  });

  it.each([
    ['16 bits', () => plain(50, 40).toColourspace('rgb16').png()],
    ['grey', () => plain(50, 40).greyscale().toColourspace('b-w').jpeg()],
    ['CMYK', () => plain(50, 40).toColourspace('cmyk').jpeg()],
    ['another profile', () => plain(50, 40).withIccProfile('p3').jpeg()],
    ['progressive', () => plain(50, 40).jpeg({ progressive: true })],
    ['interlaced', () => plain(50, 40).png({ progressive: true })],
    ['a palette', () => plain(50, 40).png({ palette: true })],
  ] as const)('%s', async (_what, make) => {
    const stored = await (await fixture.stored(await make().toBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 50, height: 40, space: 'srgb' });
  });

  it('transparency stays', async () => {
    const clear = {
      create: { width: 30, height: 30, channels: 4 as const, background: '#ff000000' },
    };
    const image = await fixture.stored(await sharp(clear).png().toBuffer());
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, data[3]]).toEqual([4, 0]);
  });
});

describe('what is stored', () => {
  it('is upright and without metadata', async () => {
    const photo = await plain(400, 300)
      .composite([
        {
          input: await sharp({
            create: { width: 200, height: 300, channels: 3, background: '#f00' },
          })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .withExif({
        IFD0: { Copyright: 'A person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 35/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = await fixture.stored(photo);
    const stored = await image.metadata();
    expect(stored).toMatchObject({ width: 300, height: 400 });
    expect([stored.exif, stored.xmp, stored.icc, stored.iptc, stored.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    // The left edge of the source is now the top edge.
    expect(await colourOf(image)).toEqual([4, 0, 0]);
  });

  it.each([
    [2000, 1000, 1280, 640],
    [1600, 1600, 768, 768],
    [1000, 2000, 640, 1280],
    [3000, 500, 1280, 213],
    [100, 80, 100, 80],
    [1, 1, 1, 1],
    // The scaled width would be less than one pixel.
    [1, 1300, 1, 1280],
    [1300, 1, 1280, 1],
  ])('%i × %i is fitted to %i × %i', async (width, height, ...size) => {
    const stored = await (
      await fixture.stored(await plain(width, height).png().toBuffer())
    ).metadata();
    expect([stored.width, stored.height]).toEqual(size);
  });

  it.each([
    ['review', 2000, 1000, 150, 150],
    ['review', 20, 40, 150, 150],
    ['ov', 3000, 3000, 425, 280],
    ['ov', 100, 10, 425, 280],
  ] as const)('%s: %i × %i is cropped to %i × %i', async (folder, width, height, ...size) => {
    const id = folder === 'ov' ? fixture.overview : fixture.review;
    const [path = ''] = await addGood(fixture.cms, fixture.token, folder, id, [
      await plain(width, height).png().toBuffer(),
    ]);
    const stored = await sharp(await readFile(fileOf(path))).metadata();
    expect([stored.width, stored.height]).toEqual(size);
  });

  it('has renditions, a placeholder and its place in the media library', async () => {
    const [path = ''] = await addGood(fixture.cms, fixture.token, 'propresi', fixture.listing, [
      await noise(4000, 3000).jpeg().toBuffer(),
    ]);
    const row = (await fixture.cms.strapi.db.query(FILE_UID).findOne({ where: { url: path } })) as {
      formats: Record<string, { url: string; width: number }>;
    };
    expect(row).toMatchObject({
      ...{ url: path, width: 1024, height: 768, ext: '.webp', mime: 'image/webp' },
      ...{
        folderPath: '/',
        addedFor: `propresi/${fixture.listing}`,
        alternativeText: 'DWK-R-1001',
      },
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
    });
    expect(JSON.stringify(row)).not.toMatch(/tmp|picture\.png/);
    for (const [key, { url, width }] of Object.entries(row.formats)) {
      expect([key, isStored(url)]).toEqual([key, true]);
      const rendition = await sharp(await readFile(fileOf(url))).metadata();
      expect(rendition).toMatchObject({ format: 'webp', width });
    }
    expect(Object.keys(row.formats).sort()).toEqual(['thumbnail', 'w320', 'w640', 'w960']);
    await fixture.cms.http.get(path).expect(200).expect('Content-Type', 'image/webp');
  });
});
