import { describe, expect, it } from '@jest/globals';
import { CALLS, ImageFixture, LISTS, SINGLE } from './support/image-fixture';
import { isStored, small } from './support/pictures';

const fixture = ImageFixture.ofFile();

describe('a record with one image', () => {
  it.each(SINGLE)('%s: names it, replaces it, removes it', async (folder) => {
    const { id, paths } = await fixture.withPictures(folder);
    const [first = ''] = paths;
    expect(await fixture.shown(folder, id)).toEqual([first]);
    const answer = await fixture
      .add('AddImage', 'admin', { folder, id, path: first, files: [await small()] })
      .expect(200);
    const { path: second } = answer.body as { path: string };
    // A failure after this line loses nothing.
    expect(isStored(first)).toBe(true);
    expect(await fixture.shown(folder, id)).toEqual([first]);
    const named = await fixture
      .put(CALLS[folder].name, { id, path: second })
      .expect(200, { msg: 'success' });
    expect(Number(named.headers['x-revision'])).toBeGreaterThan(0);
    expect(await fixture.shown(folder, id)).toEqual([second]);
    expect([isStored(first), isStored(second)]).toEqual([false, true]);
    await fixture.put(CALLS[folder].name, { id, path: second }).expect(200);
    expect(isStored(second)).toBe(true);
    await fixture.put(CALLS[folder].name, { id, path: '' }).expect(200);
    expect(await fixture.shown(folder, id)).toEqual([]);
    expect(isStored(second)).toBe(false);
    await fixture.put(CALLS[folder].name, { id, path: '' }).expect(200);
  });

  it('a replaced picture that was never named goes, too', async () => {
    const id = await fixture.record('ov');
    const [first = ''] = await fixture.addGood('ov', id, [await small()]);
    const answer = await fixture.add('AddImage', 'admin', {
      folder: 'ov',
      id,
      path: first,
      files: [await small()],
    });
    expect(isStored(first)).toBe(true);
    await fixture
      .put(CALLS.ov.name, { id, path: (answer.body as { path: string }).path })
      .expect(200);
    expect(isStored(first)).toBe(false);
  });

  it.each(SINGLE)('%s: a path that was not added for it is 400', async (folder) => {
    const { id, paths } = await fixture.withPictures(folder);
    const other = await fixture.withPictures(folder);
    for (const path of [other.paths[0], '/uploads/nothing.webp', '../x', 7, undefined]) {
      const answer = await fixture.put(CALLS[folder].name, { id, path });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(['path']);
    }
    expect(await fixture.shown(folder, id)).toEqual(paths);
    expect(await fixture.shown(folder, other.id)).toEqual(other.paths);
  });

  it('is its author’s and staff’s', async () => {
    const { id, paths } = await fixture.withPictures('review');
    const body = { id, path: paths[0] };
    await fixture.put(CALLS.review.name, body, 'nobody').expect(401);
    await fixture.put(CALLS.review.name, body, 'visiter').expect(403);
    await fixture.cms.http
      .put(`/api/${CALLS.review.name}`)
      .set('Authorization', fixture.token('author'))
      .send(body)
      .expect(200);
    await fixture.put(CALLS.ov.name, { id: 'x', path: '' }, 'visiter').expect(403);
    await fixture.put(CALLS.ov.name, { id: 'x', path: '' }).expect(404);
    await fixture.put(CALLS.ov.name, { path: '' }).expect(400);
  });
});

describe('a record with a list of images', () => {
  it.each(LISTS)('%s: adds, keeps order, deletes', async (folder) => {
    const { id, paths } = await fixture.withPictures(folder, 3);
    const [a = '', b = '', c = ''] = paths;
    const list = (action: string, images: unknown) =>
      fixture.put(CALLS[folder].name, { action, id, images });
    expect((await list('add', [c, a, a])).body).toEqual({ msg: 'success', images: [a, b, c] });
    const [d = ''] = await fixture.addGood(folder, id, [await small()]);
    await list('add', [d, d]).expect(200, { msg: 'success', images: [a, b, c, d] });
    await list('delete', [b, '/uploads/nothing.webp']).expect(200, {
      msg: 'success',
      images: [a, c, d],
    });
    expect([a, b, c, d].map(isStored)).toEqual([true, false, true, true]);
    await list('delete', [b]).expect(200, { msg: 'success', images: [a, c, d] });
    expect(await fixture.shown(folder, id)).toEqual(folder === 'award' ? [d] : [a, c, d]);
    const other = await fixture.withPictures(folder);
    await list('add', [b]).expect(400);
    await list('add', other.paths).expect(400);
    await list('delete', other.paths).expect(200, { msg: 'success', images: [a, c, d] });
    expect(other.paths.map(isStored)).toEqual([true]);
    await list('sort', [a]).expect(400);
    await list('add', a).expect(400);
    await list('add', [7]).expect(400);
    expect(await fixture.shown(folder, id)).toEqual(folder === 'award' ? [d] : [a, c, d]);
  });

  it('a listing’s are changed in its area alone', async () => {
    const { id, paths } = await fixture.withPictures('propresi');
    const body = { action: 'delete', id, images: paths };
    await fixture.put('ggn/PropResiEditForAddImagePath', body).expect(404);
    await fixture.put('ggn/PropResiEditForAddImagePath', body, 'manager_ggn').expect(404);
    await fixture.put('dwk/PropResiEditForAddImagePath', body, 'manager_ggn').expect(403);
    await fixture.put('dwk/PropComEditForAddImagePath', body).expect(404);
    await fixture.put('abc/PropResiEditForAddImagePath', body).expect(404);
    await fixture.put('dwk/PropResiEditForAddImagePath', body, 'manager_dwk').expect(200);
  });

  it('an edit orders a listing’s own', async () => {
    const { id, paths } = await fixture.withPictures('propcom', 2);
    const [a, b] = paths;
    await fixture.put(`dwk/PropComEdit/${id}`, { imagePaths: [b, a] }).expect(200);
    expect(await fixture.shown('propcom', id)).toEqual([b, a]);
    await fixture.put(`dwk/PropComEdit/${id}`, { imagePaths: [b] }).expect(400);
    expect(await fixture.shown('propcom', id)).toEqual([b, a]);
  });

  it('adds of one moment lose none', async () => {
    const id = await fixture.record('award');
    const adds = Array.from({ length: 4 }, async () => {
      const images = await fixture.addGood('award', id, [await small()]);
      await fixture.put(CALLS.award.name, { action: 'add', id, images }).expect(200);
      return images;
    });
    const paths = (await Promise.all(adds)).flat().sort();
    const after = await fixture
      .put(CALLS.award.name, { action: 'add', id, images: [] })
      .expect(200);
    expect([...(after.body as { images: string[] }).images].sort()).toEqual(paths);
  });
});
