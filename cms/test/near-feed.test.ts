import { beforeAll, describe, expect, it } from '@jest/globals';
import { addListing, bodyOf, cmsOfFile } from './support/cms';
import { askFeed } from './support/feed';

const cms = cmsOfFile();
/** The `_id`s of the homes by price in lakhs; those of one price in the order of their `_id`. */
const ids = new Map<number, string[]>();

beforeAll(async () => {
  const add = async (lakhs: number, locality: string, more: object = {}) => {
    const data = { locality, expectedPrice: lakhs * 100_000, ...more };
    const { documentId } = await addListing(cms, 'dwk', 'propresi', data);
    ids.set(lakhs, [...(ids.get(lakhs) ?? []), documentId].sort());
  };
  for (const lakhs of [50, 20, 30, 30, 30, 40]) await add(lakhs, 'Sector 1');
  for (const lakhs of [60, 70]) await add(lakhs, 'Sector 2');
  for (const lakhs of [80, 81, 82]) await add(lakhs, 'Sector 1');
  await add(45, 'Sector 2', { propresiStatus: 'inactive' });
  await add(55, 'Sector 2', { stage: 'Closed' });
  await add(56, 'Sector 2', { stage: 'Closed', closedOn: '2020-01-01' });
  await add(75, 'Sector 3', { stage: 'Closed' });
  await add(95, 'Sector 1', { stage: 'Closed' });
  await add(46, 'Sector 2', { propertyFor: 'RENT', expectedRent: 4_500_000 });
});

const ask = (call: string, query: object) =>
  askFeed(cms, call, { area: 'dwk', list: 'RS', ...query });
const get = (query: object) => ask('near', { reach: 2, ...query });
interface Near {
  readonly listing: Readonly<Record<string, unknown>>;
  readonly inLocality: number;
}

async function near(lakhs: number, id: string, reach = 2, more: object = {}) {
  const answer = await bodyOf(get({ price: lakhs * 100_000, id, reach, ...more }).expect(200));
  return (answer as { readonly near: readonly Near[] }).near;
}
const idsNear = async (...place: Parameters<typeof near>) =>
  (await near(...place)).map(({ listing }) => listing._id);
const at = (...lakhs: readonly number[]) => lakhs.flatMap((one) => ids.get(one) ?? []);

describe('the listings near a place in the order of prices', () => {
  it('are so many before it, what stands there, and so many after it', async () => {
    const [first = '', second = '', third = ''] = at(30);
    expect(await idsNear(30, second)).toEqual([...at(20), first, second, third, ...at(40)]);
    expect(await idsNear(30, first)).toEqual([...at(20), first, second, third]);
    expect(await idsNear(20, at(20)[0] ?? '')).toEqual([...at(20), first, second]);
  });

  it('are active ones of the list alone, also around a place where none stands', async () => {
    expect(await idsNear(45, 'gone', 1)).toEqual(at(40, 50, 60));
    expect(await idsNear(45, '', 1)).toEqual(at(40, 50, 60));
  });

  it('say how many their locality has, to one more than are shown as similar', async () => {
    const some = await near(60, at(60)[0] ?? '');
    expect(some.map(({ inLocality }) => inLocality)).toEqual([7, 7, 2, 2, 7]);
  });

  it('are cards', async () => {
    const [one] = await near(60, at(60)[0] ?? '');
    expect(one?.listing).toMatchObject({ locality: 'Sector 1', imagePaths: [], images: [] });
    expect(one?.listing).not.toHaveProperty('description');
  });

  it('are also the closed ones that show one there, while their page shows', async () => {
    const closed = async (...[lakhs, id, reach]: Parameters<typeof near>) =>
      (await near(lakhs, id, reach, { stage: 'closed' })).map(({ listing, inLocality }) => [
        listing._id,
        inLocality,
      ]);
    const [[at55], [at75], [at95]] = [at(55), at(75), at(95)];
    // From the second cheaper one to the second dearer one.
    expect(await closed(60, at(60)[0] ?? '')).toEqual([
      [at55, 2],
      [at75, 0],
    ]);
    expect(await closed(60, at(60)[0] ?? '', 1)).toEqual([[at55, 2]]);
    expect(await closed(70, 'gone', 1)).toEqual([[at75, 0]]);
    // Nothing is dearer, or cheaper.
    expect(await closed(82, at(82)[0] ?? '')).toEqual([[at95, 7]]);
    expect(await closed(20, at(20)[0] ?? '')).toEqual([]);
    await get({ price: 1, id: 'x', stage: 'open' }).expect(400);
  });

  it('are for the publisher alone, and for a known place', async () => {
    await cms.http.get('/api/publisher/near').expect(401);
    for (const wrong of [{ price: 'dear' }, { price: 1, list: 'XX' }, { price: 1, reach: 51 }])
      await get({ id: 'x', ...wrong }).expect(400);
  });
});

describe('the listings of a list', () => {
  type Listing = Readonly<Record<string, unknown>>;
  const listings = async (query: object) =>
    (
      (await bodyOf(ask('listings', { order: 'newest', ...query }).expect(200))) as {
        readonly listings: readonly Listing[];
      }
    ).listings;

  it('are cards on request: whole ones without what details alone have, in the same order', async () => {
    const [whole, cards] = [await listings({}), await listings({ only: 'cards' })];
    expect(cards).toHaveLength(11);
    for (const [n, card] of cards.entries()) {
      const names = Object.keys(card);
      expect(Object.keys(whole[n] ?? {}).filter((name) => names.includes(name))).toEqual(names);
      expect(whole[n]).toMatchObject(card);
    }
    expect(cards[0]).not.toHaveProperty('priceHistory');
    await ask('listings', { order: 'newest', only: 'words' }).expect(400);
  });

  it('are those with an id', async () => {
    const some = [...at(20), ...at(60)];
    const found = await listings({ ids: [...some, 'gone'].join() });
    expect(found.map(({ _id }) => _id).sort()).toEqual(some.sort());
    expect(found[0]).toHaveProperty('priceHistory');
    expect(await listings({ ids: '' })).toEqual([]);
    await ask('listings', { order: 'newest', ids: 'x'.repeat(6000) }).expect(400);
  });
});
