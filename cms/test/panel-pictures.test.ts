/** @any-database It tests the files of pictures; the routes are Strapi’s own. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { FILE_UID } from '../src/media/stored-file';
import { LISTING_UIDS, RECORD_UIDS } from '../src/uids';
import { ImageFixture } from './support/image-fixture';
import { addListing, bodyOf } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';
import { isStored, plain, small } from './support/pictures';

const fixture = ImageFixture.ofFile();
let admin: PanelUser;
let dwarka: PanelUser;
let gurugram: PanelUser;
beforeAll(async () => {
  admin = await signInToPanel(fixture.cms, 'admin');
  dwarka = await signInToPanel(fixture.cms, 'dwarka-manager');
  gurugram = await signInToPanel(fixture.cms, 'gurugram-manager');
});

interface LibraryFile {
  readonly id: number;
  readonly url: string;
}

async function added(panel: PanelUser): Promise<LibraryFile> {
  const answer = await panel.upload('/upload', await small()).expect(201);
  const [file] = answer.body as LibraryFile[];
  if (!file) throw new Error('nothing was added');
  return file;
}

const seenBy = async (panel: PanelUser): Promise<string> =>
  (await panel.get('/upload/files?pageSize=100').expect(200)).text;

describe('a manager’s media library', () => {
  it('holds what they added, and nothing else', async () => {
    const { paths } = await fixture.withPictures('propresi');
    const own = await added(dwarka);
    const others = await added(gurugram);
    const seen = await seenBy(dwarka);
    expect([own, others].map(({ url }) => seen.includes(url))).toEqual([true, false]);
    expect(seen).not.toContain(paths[0]);
    for (const query of ['populate=related', 'populate[related]=true', 'populate=*', 'fields=*']) {
      const { text } = await dwarka.get(`/upload/files?pageSize=100&${query}`);
      expect([others.url, paths[0] ?? ''].filter((url) => text.includes(url))).toEqual([]);
    }
    const one = (file: LibraryFile) => `/upload/files/${String(file.id)}?populate=related`;
    await dwarka.get(one(own)).expect(200);
    await dwarka.get(one(others)).expect(403);
    expect(await seenBy(admin)).toContain(others.url);
  });

  it('changes, replaces, moves and deletes nothing, not even their own', async () => {
    for (const { id, url } of [await added(gurugram), await added(dwarka)]) {
      const path = `/upload/files/${String(id)}`;
      const ids = { fileIds: [id], folderIds: [] };
      const fileInfo = { alternativeText: 'Mine' };
      const bytes = await plain(50, 50).png().toBuffer();
      const answers = [
        await dwarka.del(path),
        await dwarka.put(path, { fileInfo }),
        await dwarka.upload(`${path}/replace`, bytes),
        await dwarka.upload(`/upload?id=${String(id)}`, bytes),
        await dwarka.post('/upload/actions/bulk-delete', ids),
        await dwarka.post('/upload/actions/bulk-move', { ...ids, destinationFolderId: null }),
        await dwarka.post('/upload/actions/bulk-update', { updates: [{ id, fileInfo }] }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
      const row: unknown = await fixture.cms.strapi.db.query(FILE_UID).findOne({ where: { id } });
      expect(row).toMatchObject({ width: 40, alternativeText: null });
      expect(isStored(url)).toBe(true);
    }
  });
});

describe('a record in the panel', () => {
  const listings = LISTING_UIDS.propresi;

  it('shows its pictures to its region’s manager, who puts in what they added', async () => {
    const { id, paths } = await fixture.withPictures('propresi');
    expect((await dwarka.get(recordsOf(listings, id)).expect(200)).text).toContain(paths[0]);
    const body = await bodyOf(dwarka.get(recordsOf(listings, id)));
    const { images } = (body as { data: { images: LibraryFile[] } }).data;
    const own = await added(dwarka);
    await dwarka.put(recordsOf(listings, id), { images: [...images, own] }).expect(200);
    expect(await fixture.shown('propresi', id)).toEqual([...paths, own.url]);
  });

  it('takes nobody else’s picture, in whatever form it is named', async () => {
    const theirs = await added(gurugram);
    const { documentId } = await addListing(fixture.cms, 'ggn', 'propresi', {
      images: [theirs.id],
    });
    const { id } = await fixture.withPictures('propresi');
    const before = await fixture.shown('propresi', id);
    for (const images of [
      [theirs.id],
      [{ id: theirs.id }],
      { connect: [{ id: theirs.id }] },
      { set: [theirs.id] },
    ]) {
      const answer = await dwarka.put(recordsOf(listings, id), { images });
      expect([answer.status, answer.text.includes(theirs.url)]).toEqual([403, false]);
    }
    await dwarka
      .post(recordsOf(RECORD_UIDS.award), { head: 'Best', pictures: [theirs.id] })
      .expect(403);
    expect(await fixture.shown('propresi', id)).toEqual(before);
    const named: unknown = await fixture.cms.strapi.db
      .query(listings)
      .findOne({ where: { documentId }, populate: ['images'] });
    expect(named).toMatchObject({ images: [{ url: theirs.url }] });
    expect(isStored(theirs.url)).toBe(true);
  });

  it('takes any picture of the library from Admin', async () => {
    const theirs = await added(gurugram);
    const { id } = await fixture.withPictures('propresi');
    await admin.put(recordsOf(listings, id), { images: [theirs.id] }).expect(200);
    expect(await fixture.shown('propresi', id)).toEqual([theirs.url]);
  });
});

it('nobody has the CMS fetch pictures from addresses', async () => {
  const urls = ['http://127.0.0.1:1/a.png'];
  for (const panel of [admin, dwarka]) {
    const { status } = await panel.post('/upload/actions/upload-from-urls', { urls });
    expect([404, 405]).toContain(status);
  }
});
