import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageStage } from './image-stage';
import { noise } from './odd-pictures';
import { fileOf, kept, small } from './pictures';

const stage = ImageStage.ofFile();

describe('who may add pictures, and for what', () => {
  it('answers 401, 403 for the role, 404 for the record, 403 for someone else’s, then 400', async () => {
    const review = await stage.record('review');
    const files = [Buffer.from('no picture')];
    await stage
      .add('AddImage', 'nobody', { folder: 'review', id: review, files })
      .expect(401, 'Please log in to continue');
    await stage.add('AddImages', 'nobody', { folder: 'award', id: 'x', files }).expect(401);
    const forbidden = { msg: 'errorForbidden', message: 'You are not allowed to do this' };
    await stage.add('AddImage', 'visiter', { folder: 'ov', id: 'x', files }).expect(403, forbidden);
    await stage.add('AddImages', 'executive', { folder: 'award', id: 'x', files }).expect(403);
    await stage
      .add('AddImage', 'admin', { folder: 'ov', id: 'x', files })
      .expect(404, { msg: 'errorNotFound' });
    await stage
      .add('AddImage', 'visiter', { folder: 'review', id: review, files })
      .expect(403, forbidden);
    await stage
      .add('AddImage', 'author', { folder: 'review', id: review, files })
      .expect(415, { msg: 'errorNotImage', message: 'Not an Image !' });
    const hidden = await stage.record('review', { hidden: true });
    await stage.add('AddImage', 'visiter', { folder: 'review', id: hidden, files }).expect(404);
  });

  it('a listing’s pictures are for its region’s staff', async () => {
    const id = await stage.record('propresi');
    const files = [await small()];
    const to = (as: string) => stage.add('AddImages', as, { folder: 'propresi', id, files });
    await to('manager_ggn').expect(404, { msg: 'errorNotFound' });
    await to('visiter').expect(403);
    await to('manager_dwk').expect(200);
    await to('admin').expect(200);
  });

  it('the author and staff add to a review, staff to an overview', async () => {
    const review = await stage.record('review');
    const files = [await small()];
    await stage.add('AddImage', 'author', { folder: 'review', id: review, files }).expect(200);
    await stage.add('AddImage', 'manager_ggn', { folder: 'review', id: review, files }).expect(200);
    const ov = await stage.record('ov');
    await stage.add('AddImage', 'manager_dwk', { folder: 'ov', id: ov, files }).expect(200);
  });

  it.each([
    ['AddImage', { folder: 'ov' }, 'id'],
    ['AddImage', { folder: '' }, 'folder'],
    ['AddImage', { folder: 'award' }, 'folder'],
    ['AddImages', { folder: 'review' }, 'folder'],
    ['AddImages', { folder: 'nothing' }, 'folder'],
  ] as const)('%s of %j is 400 at %s', async (call, fields, key) => {
    const answer = await stage.add(call, 'admin', {
      ...fields,
      files: [await small()],
    });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([key]);
  });

  it('without a file it is 400, with six it says so', async () => {
    const ov = await stage.record('ov');
    const award = await stage.record('award');
    const none = await stage.add('AddImage', 'admin', { folder: 'ov', id: ov, files: [] });
    expect(none.body).toMatchObject({ errors: { file: 'file is required' } });
    await stage.add('AddImages', 'admin', { folder: 'award', id: award, files: [] }).expect(400);
    const files = await Promise.all(Array.from({ length: 6 }, small));
    const before = await kept(stage.cms);
    await stage.add('AddImages', 'admin', { folder: 'award', id: award, files }).expect(400, {
      msg: 'errorValidation',
      errors: { images: 'You can Upload 5 Images Only at a time !' },
    });
    expect(await kept(stage.cms)).toEqual(before);
  });

  it('a body that is no form is 400', async () => {
    await stage.post('/AddImage', { folder: 'ov' }).expect(400);
  });

  it('the replaced path is of the record, else 404', async () => {
    const { id, paths } = await stage.withPictures('ov');
    const other = await stage.withPictures('ov');
    const send = async (path: string | undefined) =>
      stage.add('AddImage', 'admin', {
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
    const id = await stage.record('propresi');
    const sizes = [1200, 10, 1100, 20, 30];
    const files = await Promise.all(
      sizes.map((size) =>
        noise(size, 8 + size / 2)
          .png({ compressionLevel: 0 })
          .toBuffer(),
      ),
    );
    const paths = await stage.addGood('propresi', id, files);
    const widths = await Promise.all(
      paths.map(async (path) => (await sharp(await readFile(fileOf(path))).metadata()).width),
    );
    expect(widths).toEqual(sizes);
  });

  it('one bad file of five fails the call, and nothing of it is kept', async () => {
    const id = await stage.record('propcom');
    const good = await small();
    const before = await kept(stage.cms);
    const files = [good, good, Buffer.from('<html></html>'), good, good];
    await stage.add('AddImages', 'admin', { folder: 'propcom', id, files }).expect(415);
    expect(await kept(stage.cms)).toEqual(before);
  });

  it('where the storage fails for one, nothing of the call is kept', async () => {
    const id = await stage.record('propcom');
    const before = await kept(stage.cms);
    const upload = stage.cms.strapi.plugin('upload') as unknown as {
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
    const answer = await stage.add('AddImages', 'admin', { folder: 'propcom', id, files });
    provider.uploadStream = store;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ msg: 'errorServer' });
    expect(await kept(stage.cms)).toEqual(before);
  });
});
