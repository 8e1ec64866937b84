/** @any-database Strapi’s own queries add pictures; `images-referenced.test.ts` adds some on each database. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fromAttributes, KIND_FACTS, KINDS } from '../src/domain';
import type { Kind } from '../src/domain';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, LISTING_DATA } from './support/cms';
import { CALLS, ImageFixture } from './support/image-fixture';
import { listingPath } from './support/listing-calls';
import { small } from './support/pictures';

const fixture = ImageFixture.ofFile();
const WITHOUT = { inactiveWithoutImages: true };

beforeAll(async () => {
  // The listing adds its locality to the region's list.
  await addListing(fixture.cms, 'dwk', 'propresi');
});

const valuesOf = (kind: Kind, more: object): object => ({
  ...fromAttributes(kind, LISTING_DATA[kind]),
  locality: 'Dwarka Sector 1',
  ...more,
});

async function create(kind: Kind, more: object): Promise<string> {
  const values = valuesOf(kind, more);
  const call = fixture.post(listingPath(kind, 'Create'), { values }, 'manager_dwk');
  const body = await bodyOf(call.expect(200));
  return (body as { property: { _id: string } }).property._id;
}

async function statusOf(kind: Kind, id: string): Promise<unknown> {
  const call = fixture.cms.http.get(`/api/${CALLS[kind].detail}/${id}`);
  const body = await bodyOf(call.set('Authorization', fixture.token('admin')).expect(200));
  return (body as Record<string, unknown>)[KIND_FACTS[kind].statusField];
}

async function addImage(kind: Kind, id: string): Promise<string> {
  const [path = ''] = await fixture.addGood(kind, id, [await small()]);
  await fixture.put(CALLS[kind].name, { action: 'add', id, images: [path] }).expect(200);
  return path;
}

const edit = (kind: Kind, id: string, values: object) =>
  fixture.put(`dwk/${KIND_FACTS[kind].call}Edit/${id}`, values).expect(200);

describe.each(KINDS)('a new listing that is inactive without images: %s', (kind) => {
  const { statusField } = KIND_FACTS[kind];

  it('becomes active with its first image, and stays so without any', async () => {
    const id = await create(kind, { ...WITHOUT, [statusField]: 'active' });
    expect(await statusOf(kind, id)).toBe('inactive');
    await fixture.cms.http.get(`/api/${CALLS[kind].detail}/${id}`).expect(404);
    await edit(kind, id, { description: 'Bright' });
    expect(await statusOf(kind, id)).toBe('inactive');
    const path = await addImage(kind, id);
    expect(await statusOf(kind, id)).toBe('active');
    await fixture.cms.http.get(`/api/${CALLS[kind].detail}/${id}`).expect(200);
    const gone = { action: 'delete', id, images: [path] };
    await fixture.put(CALLS[kind].name, gone).expect(200);
    expect(await statusOf(kind, id)).toBe('active');
    await edit(kind, id, { [statusField]: 'inactive' });
    await addImage(kind, id);
    expect(await statusOf(kind, id)).toBe('inactive');
  });

  it('awaits no images once somebody has set its status', async () => {
    const id = await create(kind, WITHOUT);
    await edit(kind, id, { [statusField]: 'active' });
    expect(await statusOf(kind, id)).toBe('active');
    await edit(kind, id, { [statusField]: 'inactive' });
    await addImage(kind, id);
    expect(await statusOf(kind, id)).toBe('inactive');
  });
});

it('an image that the panel connects makes it active, too', async () => {
  const id = await create('propresi', WITHOUT);
  const [url] = await fixture.addGood('propresi', id, [await small()]);
  const { strapi } = fixture.cms;
  const file = (await strapi.db.query('plugin::upload.file').findOne({ where: { url } })) as {
    id: number;
  };
  const update = (images: object) =>
    strapi.documents(LISTING_UIDS.propresi).update({ documentId: id, data: { images } as never });
  await update({ connect: [], disconnect: [] });
  expect(await statusOf('propresi', id)).toBe('inactive');
  await update({ connect: [{ id: file.id }] });
  expect(await statusOf('propresi', id)).toBe('active');
});

it.each([{ inactiveWithoutImages: false }, { inactiveWithoutImages: null }, {}])(
  'a listing is active at once with %j',
  async (more) => {
    expect(await statusOf('propresi', await create('propresi', more))).toBe('active');
  },
);

it('a listing that is to be inactive stays so with images', async () => {
  const id = await create('propresi', { ...WITHOUT, propresiStatus: 'inactive' });
  await addImage('propresi', id);
  expect(await statusOf('propresi', id)).toBe('inactive');
});

it('anything but true or false is 400, and no answer shows what awaits images', async () => {
  const values = valuesOf('propresi', { inactiveWithoutImages: 'yes' });
  const answer = await fixture.post('/api/dwk/PropResiCreate', { values }, 'manager_dwk');
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      msg: 'errorValidation',
      errors: { inactiveWithoutImages: 'inactiveWithoutImages must be true or false' },
    },
  ]);
  const id = await create('propresi', WITHOUT);
  const call = fixture.cms.http.get(`/api/${CALLS.propresi.detail}/${id}`);
  const shown = await bodyOf(call.set('Authorization', fixture.token('admin')));
  expect(Object.keys(shown as object)).not.toContain('awaitsImages');
});
