/** @any-database Strapi’s own queries delete pictures; `images-referenced.test.ts` removes some on each database. */
import { describe, expect, it } from '@jest/globals';
import { FILE_UID } from '../src/media/stored-file';
import { RECORD_UIDS } from '../src/uids';
import { addListing } from './support/cms';
import { CALLS, EVERY, ImageFixture } from './support/image-fixture';
import { isStored, storageState, plain, small } from './support/pictures';

const fixture = ImageFixture.ofFile();

describe('DeleteImage', () => {
  const del = (path: unknown, as = 'admin') => fixture.post('/DeleteImage', { path }, as);

  it.each(EVERY)('%s: takes the path off its record and removes the file', async (folder) => {
    const { id, paths } = await fixture.withPictures(folder);
    const answer = await del(paths[0]).expect(200, { msg: 'success' });
    expect(Number(answer.headers['x-revision'])).toBeGreaterThan(0);
    expect(await fixture.shown(folder, id)).toEqual([]);
    expect(paths.map(isStored)).toEqual([false]);
    await del(paths[0]).expect(404, { msg: 'errorNotFound' });
  });

  it('is 404 for a path of no record, or of one that the caller may not edit', async () => {
    const { paths } = await fixture.withPictures('propresi');
    const review = await fixture.withPictures('review');
    await del(paths[0], 'nobody').expect(401);
    await del('/uploads/nothing.webp').expect(404);
    await del(paths[0], 'visiter').expect(404);
    await del(paths[0], 'manager_ggn').expect(404);
    await del(review.paths[0], 'visiter').expect(404);
    await del(undefined).expect(400);
    await del(7).expect(400);
    expect([...paths, ...review.paths].map(isStored)).toEqual([true, true]);
    await fixture.cms.http
      .post('/DeleteImage')
      .set('Authorization', fixture.token('author'))
      .send({ path: review.paths[0] })
      .expect(200);
    await del(paths[0], 'manager_dwk').expect(200);
    expect([...paths, ...review.paths].map(isStored)).toEqual([false, false]);
  });

  it('a picture that no record names yet is its record’s, too', async () => {
    const id = await fixture.record('propresi');
    const [path = ''] = await fixture.addGood('propresi', id, [await small()]);
    await del(path, 'manager_ggn').expect(404);
    await del(path, 'manager_dwk').expect(200);
    expect(isStored(path)).toBe(false);
  });

  it('a picture of several records leaves them all, if the caller may edit them all', async () => {
    const { id, paths } = await fixture.withPictures('propresi');
    const file = (await fixture.cms.strapi.db
      .query(FILE_UID)
      .findOne({ where: { url: paths[0] } })) as {
      id: number;
    };
    const { documentId: other } = await addListing(fixture.cms, 'ggn', 'propresi', {
      images: [file.id],
    });
    await del(paths[0], 'manager_dwk').expect(404);
    expect(await fixture.shown('propresi', id)).toEqual(paths);
    await del(paths[0]).expect(200);
    expect(await fixture.shown('propresi', id)).toEqual([]);
    const detail = await fixture.cms.http.get(`/api/ggn/PropResiDetail/${other}`).expect(200);
    expect(detail.body).toMatchObject({ imagePaths: [] });
    expect(paths.map(isStored)).toEqual([false]);
  });
});

describe('ImageDeleteBulk', () => {
  const bulk = (paths: unknown, as = 'admin') =>
    fixture.post('/api/ImageDeleteBulk', { paths }, as);

  it('deletes all or none, and passes over what is gone', async () => {
    const home = await fixture.withPictures('propresi', 2);
    const award = await fixture.withPictures('award');
    const { documentId } = await addListing(fixture.cms, 'ggn', 'propcom');
    const away = await fixture.addGood('propcom', documentId, [await small()]);
    const paths = [...home.paths, ...award.paths];
    await bulk(paths, 'nobody').expect(401);
    await bulk(paths, 'visiter').expect(403);
    await bulk([...paths, ...away], 'manager_dwk').expect(404);
    expect([...paths, ...away].map(isStored)).toEqual([true, true, true, true]);
    expect(await fixture.shown('propresi', home.id)).toEqual(home.paths);
    await bulk([...paths, '/uploads/nothing.webp'], 'manager_dwk').expect(200, { msg: 'success' });
    await bulk(paths, 'manager_dwk').expect(200);
    expect([...paths, ...away].map(isStored)).toEqual([false, false, false, true]);
    expect(await fixture.shown('propresi', home.id)).toEqual([]);
    await bulk('x').expect(400);
    await bulk([7]).expect(400);
    await bulk(undefined).expect(400);
  });
});

describe('a record that goes', () => {
  it.each(EVERY)('%s: takes its files along, named or only added', async (folder) => {
    const before = await storageState(fixture.cms);
    const { id } = await fixture.withPictures(folder);
    await fixture.addGood(folder, id, [await plain(1300, 800).jpeg().toBuffer()]);
    expect((await storageState(fixture.cms)).rows).toBe(before.rows + 2);
    await fixture.put(`${CALLS[folder].del}/${id}`, {}).expect(200);
    expect(await storageState(fixture.cms)).toEqual(before);
  });

  it('by the Document Service, as the panel and scripts do; but not what another names', async () => {
    const { id, paths } = await fixture.withPictures('award', 2);
    const find = async (url?: string) =>
      (
        (await fixture.cms.strapi.db.query(FILE_UID).findOne({ where: { url } })) as {
          id: number;
        }
      ).id;
    const shared = await find(paths[0]);
    const award = fixture.cms.strapi.documents(RECORD_UIDS.award);
    const second = await award.create({ data: { head: 'Same', pictures: [shared] } as never });
    await award.delete({ documentId: id });
    expect(paths.map(isStored)).toEqual([true, false]);
    await award.update({ documentId: second.documentId, data: { head: 'Still' } as never });
    expect(isStored(paths[0] ?? '')).toBe(true);
    await award.update({ documentId: second.documentId, data: { pictures: [] } as never });
    expect(isStored(paths[0] ?? '')).toBe(false);
  });

  it('but not what a page’s text shows', async () => {
    const { id, paths } = await fixture.withPictures('ov');
    const texts = fixture.cms.strapi.documents('api::legal-text.legal-text');
    await texts.create({
      data: {
        ...{ key: 'terms', title: 'Terms', effectiveOn: '2026-01-01', effectiveLabel: 'Now' },
        body: `See ![it](${paths[0] ?? ''})`,
      } as never,
    });
    await fixture.put(`${CALLS.ov.del}/${id}`, {}).expect(200);
    expect(paths.map(isStored)).toEqual([true]);
  });

  it('a write that is rolled back loses nothing', async () => {
    const { id, paths } = await fixture.withPictures('award');
    const failing = fixture.cms.strapi.db.transaction(async () => {
      await fixture.cms.strapi.documents(RECORD_UIDS.award).delete({ documentId: id });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await fixture.shown('award', id)).toEqual(paths);
    expect(paths.map(isStored)).toEqual([true]);
  });
});
