import { expect, it } from '@jest/globals';
import { FILE_UID } from '../src/media/stored-file';
import { addTexts } from '../src/sample';
import { LANDING_UID, LISTING_UIDS } from '../src/uids';
import { bodyOf } from './support/cms';
import { readVersions } from './support/history';
import { ImageFixture } from './support/image-fixture';

const fixture = ImageFixture.ofFile();

interface Picture {
  readonly id: number;
  readonly url: string;
}

interface Compared {
  readonly changes: readonly object[];
  readonly staying: readonly string[];
}

const compare = async (body: object) =>
  (await bodyOf(fixture.post('/api/VersionCompare', body).expect(200))) as Compared;

it('a listing: pictures are compared by their number, and stay', async () => {
  const { id, paths } = await fixture.withPictures('propresi', 2);
  const named = { type: 'propresi', id };
  const token = fixture.token('admin');
  const [{ version } = { version: 0 }] = await readVersions(fixture.cms, token, 'propresi', id);
  const pictures = { field: 'images', label: 'Pictures' };
  expect(await compare({ ...named, version: 1 })).toEqual({
    changes: [{ ...pictures, before: null, after: '2 pictures' }],
    staying: ['Pictures'],
  });
  expect(await compare({ ...named, version })).toEqual({ changes: [], staying: [] });

  const { db, documents } = fixture.cms.strapi;
  const images = [...paths].reverse();
  const files = (await db
    .query(FILE_UID)
    .findMany({ where: { url: { $in: paths } } })) as Picture[];
  const ids = images.map((path) => files.find(({ url }) => url === path)?.id);
  const order = { documentId: id, data: { images: ids } as never };
  await documents(LISTING_UIDS.propresi).update(order);
  expect(await compare({ ...named, version })).toMatchObject({
    changes: [
      { ...pictures, before: '2 pictures', after: '2 pictures, others or in another order' },
    ],
  });
  await fixture.put(`dwk/PropResiEdit/${id}`, { description: 'New' }).expect(200);
  await fixture.post('/api/VersionRestore', { ...named, version: 1 }).expect(200);
  expect(await fixture.shown('propresi', id)).toEqual(images);
  expect(await compare({ ...named, version: 1 })).toMatchObject({
    changes: [pictures],
    staying: ['Pictures'],
  });
});

interface Slide {
  readonly title: string;
  readonly description1: string;
  readonly description2: string;
  readonly picture: Picture | null;
}
interface Landing {
  readonly documentId: string;
  readonly logo: Picture | null;
  readonly slides: readonly Slide[];
}

it('the landing page: its pictures come back where their files still are', async () => {
  const { cms } = fixture;
  await addTexts(cms.strapi);
  const landing = async () =>
    (await cms.strapi.db.query(LANDING_UID).findOne({
      populate: { logo: true, slides: { populate: ['picture'] } },
    })) as Landing;
  const shown = ({ logo, slides }: Landing) => ({
    logo: logo?.url,
    slides: slides.map(({ title, picture }) => [title, picture?.url]),
  });
  const before = await landing();
  const { documentId, slides } = before;
  // The slides turn round, the third one gets the logo, and the logo goes.
  const sent = [...slides].reverse().map(({ description1, description2, picture }, at) => ({
    ...{ title: `Slide ${String(at)}`, description1, description2 },
    picture: at === 2 ? before.logo?.id : picture?.id,
  }));
  const data = { slides: sent, logo: null } as never;
  await cms.strapi.documents(LANDING_UID).update({ documentId, data });

  const named = { type: 'landing', id: 'landing', version: 1 };
  expect((await compare(named)).staying).toEqual([]);
  await fixture.post('/api/VersionRestore', named, 'manager_dwk').expect(403);
  const answer = await fixture.post('/api/VersionRestore', named).expect(200);
  expect(Number(answer.headers['x-public-revision'])).toBeGreaterThan(0);
  expect(shown(await landing())).toEqual(shown(before));

  // Nothing shows the fourth one's picture any more, and a user of the panel removes it.
  await cms.strapi.documents(LANDING_UID).update({ documentId, data });
  const gone = slides[3]?.picture?.id ?? NaN;
  await cms.strapi.db.query(FILE_UID).delete({ where: { id: gone } });
  expect((await compare(named)).staying).toEqual(['Slides · 4 · picture']);
  const now = await landing();
  await fixture.post('/api/VersionRestore', named).expect(200);
  const after = await landing();
  expect(after.slides[3]).toMatchObject({
    ...{ title: slides[3]?.title, picture: { url: now.slides[3]?.picture?.url } },
  });
  const others = ({ slides: all }: Landing) => all.filter((_, at) => at !== 3);
  expect(shown({ ...after, slides: others(after) })).toEqual(
    shown({ ...before, slides: others(before) }),
  );
});
