/** @any-database It compares versions in memory; the queries and the routes are Strapi’s own. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addTexts } from '../src/sample';
import { ACCOUNT_UID, LANDING_UID, LISTING_UIDS, RECORD_UIDS } from '../src/uids';
import { addListing, bodyOf, cmsOfFile, signIn } from './support/cms';
import { errorsOf, recordsOf, signInToPanel, singleOf } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

type Values = Record<string, unknown>;

const cms = cmsOfFile();
let one: PanelUser;
let other: PanelUser;
beforeAll(async () => {
  one = await signInToPanel(cms, 'admin');
  other = await signInToPanel(cms, 'admin');
});

const load = async (user: PanelUser, path: string): Promise<Values> =>
  ((await bodyOf(user.get(path).expect(200))) as { data: Values }).data;

/** Saves a form like the panel: with every field that has a value, and with the values that the form loaded. */
const save = (user: PanelUser, path: string, loaded: Values, changes: Values) => {
  const filled = Object.entries(loaded).filter(([, value]) => value !== null);
  return user.put(path, { ...Object.fromEntries(filled), ...changes, loaded });
};

async function makeListing(): Promise<string> {
  const { documentId } = await addListing(cms, 'dwk', 'propresi');
  return recordsOf(LISTING_UIDS.propresi, documentId);
}

describe('a listing that two forms had loaded', () => {
  it('is not saved with the older version of a field', async () => {
    const path = await makeListing();
    const loaded = await load(one, path);
    await save(other, path, await load(other, path), { expectedPrice: 9_700_000 }).expect(200);
    const rejected = await bodyOf(save(one, path, loaded, { description: 'Mine' }).expect(400));
    expect(errorsOf(rejected)).toEqual({
      expectedPrice: 'Somebody else changed Demand meanwhile',
    });
    expect(await load(one, path)).toMatchObject({ expectedPrice: 9_700_000, description: null });
    await save(one, path, await load(one, path), { description: 'Mine' }).expect(200);
    expect(await load(one, path)).toMatchObject({ expectedPrice: 9_700_000, description: 'Mine' });
  });

  it('names each field that both changed', async () => {
    const path = await makeListing();
    const loaded = await load(one, path);
    await save(other, path, loaded, { expectedPrice: 9_700_000, description: 'X' }).expect(200);
    const mine = { expectedPrice: 9_800_000, description: 'Y' };
    expect(errorsOf(await bodyOf(save(one, path, loaded, mine).expect(400)))).toEqual({
      expectedPrice: 'Somebody else changed Demand meanwhile',
      description: 'Somebody else changed Description meanwhile',
    });
  });

  it('is not rejected where both have the same value', async () => {
    const path = await makeListing();
    const loaded = await load(one, path);
    await save(other, path, loaded, { expectedPrice: 9_700_000 }).expect(200);
    await save(one, path, loaded, { expectedPrice: 9_700_000 }).expect(200);
  });

  it('is compared in two tabs of one user', async () => {
    const path = await makeListing();
    const loaded = await load(one, path);
    await save(one, path, loaded, { expectedPrice: 9_700_000 }).expect(200);
    await save(one, path, loaded, { description: 'Stale' }).expect(400);
  });

  it('is compared with a change that came by the site', async () => {
    const path = await makeListing();
    const loaded = await load(one, path);
    const { token } = await signIn(cms, 'admin');
    const id = path.split('/').at(-1) ?? '';
    await cms.http
      .put(`/api/dwk/PropResiEdit/${id}`)
      .set('Authorization', token)
      .send({ expectedPrice: 9_100_000 })
      .expect(200);
    await save(one, path, loaded, { description: 'Mine' }).expect(400);
  });

  it('takes single fields from a caller that loaded nothing', async () => {
    const path = await makeListing();
    await one.put(path, { expectedPrice: 9_700_000 }).expect(200);
  });
});

it('the landing page keeps the components of a colleague', async () => {
  await addTexts(cms.strapi);
  const path = singleOf(LANDING_UID);
  const loaded = await load(one, path);
  const cards = loaded.whyCards as Values[];
  const theirs = cards.map((card, index) => (index === 0 ? { ...card, heading: 'Theirs' } : card));
  await save(other, path, loaded, { whyCards: theirs }).expect(200);
  const rejected = await bodyOf(save(one, path, loaded, {}).expect(400));
  expect(Object.keys(errorsOf(rejected))).toEqual(['whyCards']);
  await save(one, path, await load(one, path), {}).expect(200);
});

it.each([
  ['an award', recordsOf(RECORD_UIDS.award), { head: 'First', position: 1 }, 'head'],
  ['a review', recordsOf(RECORD_UIDS.review), { name: 'Asha', rating: 4, review: 'Good' }, 'name'],
])('%s', async (_, records, form, field) => {
  const made = await one.post(records, form);
  expect(made.body).toHaveProperty('data');
  const { documentId } = (made.body as { data: { documentId: string } }).data;
  const path = `${records}/${documentId}`;
  const loaded = await load(one, path);
  await save(other, path, loaded, { [field]: 'Theirs' }).expect(200);
  const rejected = await bodyOf(save(one, path, loaded, {}).expect(400));
  expect(Object.keys(errorsOf(rejected))).toEqual([field]);
});

it('an account', async () => {
  const { documentId } = await signIn(cms, 'visiter');
  const path = recordsOf(ACCOUNT_UID, documentId);
  const loaded = await load(one, path);
  await save(other, path, loaded, { uname: 'Theirs' }).expect(200);
  const rejected = await bodyOf(save(one, path, loaded, { password: '' }).expect(400));
  expect(Object.keys(errorsOf(rejected))).toEqual(['uname']);
});
