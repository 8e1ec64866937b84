/** @any-database Strapi’s own queries change files; the routes are Strapi’s own. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Change } from '../src/documents/change-log';
import { addTexts } from '../src/sample';
import { LANDING_UID } from '../src/uids';
import { bodyOf } from './support/cms';
import { readFeed } from './support/feed';
import { EVERY, ImageFixture } from './support/image-fixture';
import { signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';
import { isStored, plain, small } from './support/pictures';

const fixture = ImageFixture.ofFile();
let panel: PanelUser;
beforeAll(async () => {
  panel = await signInToPanel(fixture.cms, 'admin');
  await addTexts(fixture.cms.strapi);
});

interface Feed {
  readonly revision: number;
  readonly changes: readonly Change[];
}
const feedAfter = async (after: number): Promise<Feed> =>
  (await readFeed(fixture.cms, 'changes', { after, limit: 1000 })) as Feed;

/** The change log's entries for an action of the panel. Their revision is committed with the action. */
async function toldOf(work: () => PromiseLike<unknown>): Promise<unknown> {
  const { revision } = await feedAfter(0);
  await work();
  const { changes } = await feedAfter(revision);
  return changes.map(({ type, record, action, actor }) => [type, record, action, actor]);
}

async function fileAt(url: string): Promise<number> {
  const body = await bodyOf(panel.get(`/upload/files?filters[url][$eq]=${url}`).expect(200));
  const [file] = (body as { results: { id: number }[] }).results;
  return file?.id ?? 0;
}

const TYPES = { ov: 'overview', review: 'review', award: 'award' } as const;
const typeOf = (folder: (typeof EVERY)[number]): string =>
  folder === 'propresi' || folder === 'propcom' ? folder : TYPES[folder];
const BY_PANEL = expect.stringMatching(/^panel \d+$/);

describe('the media library tells which records showed', () => {
  it.each(EVERY)('%s: a picture that goes', async (folder) => {
    const { id, paths } = await fixture.withPictures(folder);
    const [path = ''] = paths;
    const file = await fileAt(path);
    const changes = await toldOf(() => panel.del(`/upload/files/${String(file)}`).expect(200));
    expect(changes).toEqual([[typeOf(folder), id, 'update', BY_PANEL]]);
    expect(await fixture.shown(folder, id)).toEqual([]);
    expect(isStored(path)).toBe(false);
  });

  it('several that go at once, also of one record', async () => {
    const first = await fixture.withPictures('propresi', 2);
    const second = await fixture.withPictures('award');
    const paths = [...first.paths, ...second.paths];
    const fileIds = await Promise.all(paths.map(fileAt));
    const changes = await toldOf(() =>
      panel.post('/upload/actions/bulk-delete', { fileIds, folderIds: [] }).expect(200),
    );
    const update = (type: string, id: string) => [type, id, 'update', BY_PANEL];
    expect(new Set((changes as unknown[]).map((one) => JSON.stringify(one))).size).toBe(2);
    expect(changes).toEqual(
      expect.arrayContaining([update('propresi', first.id), update('award', second.id)]),
    );
    expect(paths.map(isStored)).toEqual([false, false, false]);
  });

  it('other bytes in a picture’s place', async () => {
    const { id, paths } = await fixture.withPictures('propcom');
    const file = await fileAt(paths[0] ?? '');
    const bytes = await plain(700, 400).png().toBuffer();
    const changes = await toldOf(() =>
      panel.upload(`/upload?id=${String(file)}`, bytes).expect(200),
    );
    expect(changes).toEqual([['propcom', id, 'update', BY_PANEL]]);
  });

  it('nothing of a picture that nothing shows', async () => {
    const made = await panel.upload('/upload', await small()).expect(201);
    const [file] = made.body as { id: number }[];
    expect(await toldOf(() => panel.del(`/upload/files/${String(file?.id)}`).expect(200))).toEqual(
      [],
    );
  });
});

describe('the landing page', () => {
  interface Landing {
    readonly documentId: string;
    readonly logo: { readonly id: number; readonly url: string };
    readonly slides: readonly { readonly picture: { readonly id: number } }[];
  }
  const landing = async () =>
    (await fixture.cms.strapi.db
      .query(LANDING_UID)
      .findOne({ populate: { logo: true, slides: { populate: ['picture'] } } })) as Landing;
  const ofLanding = async () => [['landing', (await landing()).documentId, 'update', BY_PANEL]];

  it('is a change of the picture’s words, and not of its name', async () => {
    const file = (await landing()).slides[0]?.picture.id;
    const path = `/upload/files/${String(file)}`;
    const say = (fileInfo: object) => () => panel.put(path, { fileInfo }).expect(200);
    expect(await toldOf(say({ alternativeText: 'A new view' }))).toEqual(await ofLanding());
    expect(await toldOf(say({ alternativeText: 'A new view', name: 'other' }))).toEqual([]);
    const several = { updates: [{ id: file, fileInfo: { alternativeText: 'Another' } }] };
    const changes = await toldOf(() =>
      panel.post('/upload/actions/bulk-update', several).expect(200),
    );
    expect(changes).toEqual(await ofLanding());
  });

  it('and with one that goes; the panel’s logo goes with the page’s', async () => {
    const { slides, logo } = await landing();
    const del = (id: number | undefined) => () =>
      panel.del(`/upload/files/${String(id)}`).expect(200);
    expect(await toldOf(del(slides[1]?.picture.id))).toEqual(await ofLanding());
    const brand = async () =>
      (await bodyOf(fixture.cms.http.get('/admin/init').expect(200))) as {
        data: { menuLogo: string | null };
      };
    await panel.put(`/content-manager/single-types/${LANDING_UID}`, {}).expect(200);
    expect((await brand()).data.menuLogo).toBe(logo.url);
    expect(await toldOf(del(logo.id))).toEqual(await ofLanding());
    expect((await brand()).data.menuLogo).toBeNull();
  });
});
