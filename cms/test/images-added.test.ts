/** @any-database Strapi’s own queries add pictures; `images-referenced.test.ts` adds some on each database. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageFixture } from './support/image-fixture';
import { noise } from './support/malformed-images';
import { fileOf, storageState, small } from './support/pictures';

const fixture = ImageFixture.ofFile();

describe('who may add pictures, and for what', () => {
  it('answers 401, 403 for the role, 404 for the record, 403 for someone else’s, then 400', async () => {
    const review = await fixture.record('review');
    const files = [Buffer.from('no picture')];
    await fixture
      .add('AddImage', 'nobody', { folder: 'review', id: review, files })
      .expect(401, 'Please log in to continue');
    await fixture.add('AddImages', 'nobody', { folder: 'award', id: 'x', files }).expect(401);
    const forbidden = { msg: 'errorForbidden', message: 'You are not allowed to do this' };
    await fixture
      .add('AddImage', 'visiter', { folder: 'ov', id: 'x', files })
      .expect(403, forbidden);
    await fixture.add('AddImages', 'executive', { folder: 'award', id: 'x', files }).expect(403);
    await fixture
      .add('AddImage', 'admin', { folder: 'ov', id: 'x', files })
      .expect(404, { msg: 'errorNotFound' });
    await fixture
      .add('AddImage', 'visiter', { folder: 'review', id: review, files })
      .expect(403, forbidden);
    await fixture
      .add('AddImage', 'author', { folder: 'review', id: review, files })
      .expect(415, { msg: 'errorNotImage', message: 'Not an Image !' });
    const hidden = await fixture.record('review', { hidden: true });
    await fixture.add('AddImage', 'visiter', { folder: 'review', id: hidden, files }).expect(404);
  });

  it('a listing’s pictures are for its region’s staff', async () => {
    const id = await fixture.record('propresi');
    const files = [await small()];
    const to = (as: string) => fixture.add('AddImages', as, { folder: 'propresi', id, files });
    await to('manager_ggn').expect(403, {
      msg: 'errorForbidden',
      message: 'You are not allowed to do this',
    });
    await to('visiter').expect(403);
    await to('manager_dwk').expect(200);
    await to('admin').expect(200);
  });

  it('the author and staff add to a review, staff to an overview', async () => {
    const review = await fixture.record('review');
    const files = [await small()];
    await fixture.add('AddImage', 'author', { folder: 'review', id: review, files }).expect(200);
    await fixture
      .add('AddImage', 'manager_ggn', { folder: 'review', id: review, files })
      .expect(200);
    const ov = await fixture.record('ov');
    await fixture.add('AddImage', 'manager_dwk', { folder: 'ov', id: ov, files }).expect(200);
  });

  it.each([
    ['AddImage', { folder: 'ov' }, 'id'],
    ['AddImage', { folder: '' }, 'folder'],
    ['AddImage', { folder: 'award' }, 'folder'],
    ['AddImages', { folder: 'review' }, 'folder'],
    ['AddImages', { folder: 'nothing' }, 'folder'],
  ] as const)('%s of %j is 400 at %s', async (call, fields, key) => {
    const answer = await fixture.add(call, 'admin', {
      ...fields,
      files: [await small()],
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([key]);
  });

  it('without a file it is 400, with six it says so', async () => {
    const ov = await fixture.record('ov');
    const award = await fixture.record('award');
    const none = await fixture.add('AddImage', 'admin', { folder: 'ov', id: ov, files: [] });
    expect(none.body).toMatchObject({ errors: { file: 'file is required' } });
    await fixture.add('AddImages', 'admin', { folder: 'award', id: award, files: [] }).expect(400);
    const files = await Promise.all(Array.from({ length: 6 }, small));
    const before = await storageState(fixture.cms);
    await fixture.add('AddImages', 'admin', { folder: 'award', id: award, files }).expect(400, {
      msg: 'errorValidation',
      errors: { images: 'You can Upload 5 Images Only at a time !' },
    });
    expect(await storageState(fixture.cms)).toEqual(before);
  });

  it('a body that is no form is 400', async () => {
    await fixture.post('/AddImage', { folder: 'ov' }).expect(400);
  });

  it('the replaced path is of the record, else 404', async () => {
    const { id, paths } = await fixture.withPictures('ov');
    const other = await fixture.withPictures('ov');
    const send = async (path: string | undefined) =>
      fixture.add('AddImage', 'admin', {
        folder: 'ov',
        id,
        ...(path !== undefined && { path }),
        files: [await small()],
      });
    expect((await send(other.paths[0])).status).toBe(404);
    expect((await send('/uploads/nothing.webp')).status).toBe(404);
    expect((await send('')).status).toBe(200);
    expect((await send(paths[0])).status).toBe(200);
  });

  it('answers paths in the order sent, whatever is written first', async () => {
    const id = await fixture.record('propresi');
    const sizes = [1200, 10, 1100, 20, 30];
    const files = await Promise.all(
      sizes.map((size) =>
        noise(size, 8 + size / 2)
          .png({ compressionLevel: 0 })
          .toBuffer(),
      ),
    );
    const paths = await fixture.addGood('propresi', id, files);
    const widths = await Promise.all(
      paths.map(async (path) => (await sharp(await readFile(fileOf(path))).metadata()).width),
    );
    expect(widths).toEqual(sizes);
  });

  it('one bad file of five fails the call, and nothing of it is kept', async () => {
    const id = await fixture.record('propcom');
    const good = await small();
    const before = await storageState(fixture.cms);
    const files = [good, good, Buffer.from('<html></html>'), good, good];
    await fixture.add('AddImages', 'admin', { folder: 'propcom', id, files }).expect(415);
    expect(await storageState(fixture.cms)).toEqual(before);
  });

  it('where the storage fails for one, nothing of the call is kept', async () => {
    const id = await fixture.record('propcom');
    const before = await storageState(fixture.cms);
    const upload = fixture.cms.strapi.plugin('upload') as unknown as {
      provider: { uploadStream: (file: { name: string }) => Promise<void> };
    };
    const { provider } = upload;
    const store = provider.uploadStream;
    let stored = 0;
    provider.uploadStream = async (file) => {
      stored += 1;
      if (stored === 4) throw new Error('ENOSPC: no space left on device');
      await store(file);
    };
    const files = await Promise.all(Array.from({ length: 3 }, small));
    const answer = await fixture.add('AddImages', 'admin', { folder: 'propcom', id, files });
    provider.uploadStream = store;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ msg: 'errorServer' });
    expect(await storageState(fixture.cms)).toEqual(before);
  });
});
