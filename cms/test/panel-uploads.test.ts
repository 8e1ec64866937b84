/** @any-database It tests what Strapi’s own route of uploads takes. */
import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readEnv } from '../src/settings/env';
import { LISTING_UIDS } from '../src/uids';
import { addListing, cmsOfFile } from './support/cms';
import { signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const FILE = 'plugin::upload.file';

const cms = cmsOfFile();
let manager: PanelUser;
let picture: Buffer;
beforeAll(async () => {
  manager = await signInToPanel(cms, 'dwarka-manager');
  const background = { r: 200, g: 120, b: 40 };
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
});

/** The rows of files, and the number of stored files. */
const library = async () => {
  const rows = await cms.strapi.db.query(FILE).count();
  const stored = await readdir(`${readEnv().publicDir}/uploads`);
  return { rows, files: stored.length };
};

/** The pictures of a listing, by their number. */
async function pictureCount(documentId: string): Promise<number> {
  const listing = (await cms.strapi.db
    .query(LISTING_UIDS.propresi)
    .findOne({ where: { documentId }, populate: ['images'] })) as { images: readonly unknown[] };
  return listing.images.length;
}

describe('an upload in the media library', () => {
  it('stores the picture with its name and text', async () => {
    const info = { name: 'Front', alternativeText: 'The front', caption: '', folder: null };
    const answer = await manager.upload('/upload', picture).field('fileInfo', JSON.stringify(info));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject([{ name: 'Front.webp', alternativeText: 'The front' }]);
  });

  it.each<readonly [string, string]>([
    ['ref', 'api::propresi.propresi'],
    ['refId', '1'],
    ['field', 'images'],
    ['path', '../../../x'],
    ['source', 'plugin'],
    ['related', '1'],
  ])('takes no %s: it attaches nothing to a record', async (key, value) => {
    const { id, documentId } = (await addListing(cms, 'ggn', 'propresi')) as unknown as {
      readonly id: number;
      readonly documentId: string;
    };
    const before = await library();
    const whole = { ref: LISTING_UIDS.propresi, refId: String(id), field: 'images', [key]: value };
    const form = manager.upload('/upload', picture).field('fileInfo', '{"name":"a"}');
    for (const [name, one] of Object.entries(whole)) void form.field(name, one);
    expect((await form).status).toBe(400);
    const alone = await manager.upload('/upload', picture).field(key, value);
    expect(alone.status).toBe(400);
    expect(await pictureCount(documentId)).toBe(0);
    expect(await library()).toEqual(before);
  });

  it.each(['{"__proto__":{}}', '{"__proto__":{"name":1}}', '"x"', '7', 'null', '{', '[[]]'])(
    'with the odd fileInfo %s is refused',
    async (fileInfo) => {
      const before = await library();
      const { status } = await manager.upload('/upload', picture).field('fileInfo', fileInfo);
      expect(status).toBe(400);
      expect(await library()).toEqual(before);
    },
  );

  it('with a key twice is refused', async () => {
    const before = await library();
    const { status } = await manager
      .upload('/upload', picture)
      .field('refId', '1')
      .field('refId', '2');
    expect(status).toBe(400);
    expect(await library()).toEqual(before);
  });
});
