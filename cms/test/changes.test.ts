import { describe, expect, it } from '@jest/globals';
import type { Change } from '../src/documents/change-log';
import type { Listing, ListingCard } from '../src/domain';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { askFeed, readFeed } from './support/feed';

const cms = cmsOfFile();

const feed = (query: string) => askFeed(cms, `changes?${query}`);
const changes = async (after: number, limit = 500) =>
  (await bodyOf(feed(`after=${String(after)}&limit=${String(limit)}`).expect(200))) as {
    revision: number;
    changes: Change[];
  };
/** Two listings on each page of a list. */
const SIZES = 'RS=2&RR=2&CS=2&CR=2';
interface WithPages {
  readonly listings: readonly {
    readonly listing: Listing;
    readonly pages?: {
      readonly similar: readonly ListingCard[];
      readonly median: number | null;
      readonly page: { readonly count: number; readonly listings: readonly ListingCard[] };
    };
  }[];
}
const last = async () => (await changes(0, 1)).revision;

/** The place where the pages of these tests show a listing. */
const sector = (locality: string, more: object = {}) => ({
  ...{ area: 'dwk', list: 'RS', locality, price: expect.any(Number) as unknown },
  code: expect.stringMatching(/^DWK-R-\d+$/) as unknown,
  ...more,
});

describe('the changed listings that come with changes', () => {
  const add = async (price: number, more: object = {}) => {
    const home = { locality: 'Sector 8', expectedPrice: price, ...more };
    return (await addListing(cms, 'ggn', 'propresi', home)).documentId;
  };
  const withPages = async (after: number) =>
    ((await bodyOf(feed(`after=${String(after)}&limit=500&${SIZES}`).expect(200))) as WithPages)
      .listings;

  it('say what their own pages show: similar ones, the median rate, and their page of the list', async () => {
    const sized = { propertyType: 'Flat', areaSuper: 1000, areaSuperUnit: 'sq. ft.' };
    const prices = [10, 20, 30, 40, 50, 60, 70, 80].map((lakhs) => lakhs * 100_000);
    const ids: string[] = [];
    for (const price of prices) ids.push(await add(price, sized));
    const from = await last();
    const [changed = ''] = ids;
    const { token } = await signIn(cms, 'manager_ggn');
    await callAs(cms, 'put', `/api/ggn/PropResiEdit/${changed}`, token)
      .send({ expectedPrice: 3_400_000 })
      .expect(200);
    const [one, ...others] = await withPages(from);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ listing: { _id: changed }, area: 'ggn', list: 'RS', position: 7 });
    // Nearest in price first: 30, 40, 20, 50, 60 and 70 lakhs. The median is that of 34 to 80 lakhs for 1,000 sq. ft.
    const nearest = [2, 3, 1, 4, 5, 6].map((at) => ids[at]);
    expect(one?.pages?.similar.map(({ _id }) => _id)).toEqual(nearest);
    expect(one?.pages?.median).toBe(4500);
    const { count, listings } = one?.pages?.page ?? { count: 0, listings: [] };
    expect([count, ...listings.map(({ _id }) => _id)]).toEqual([8, ids[1], changed]);
    const card = listings.find(({ _id }) => _id === changed);
    expect(card).toMatchObject({ expectedPrice: 3_400_000 });
    expect(card).not.toHaveProperty('priceHistory');
  });

  it('have similar ones of other localities where their own has few', async () => {
    const from = await last();
    const id = await add(6_100_000, { locality: 'Sector 9' });
    const [one] = await withPages(from);
    expect(one?.listing._id).toBe(id);
    expect(one?.pages?.similar.map(({ locality }) => locality)).toEqual(Array(6).fill('Sector 8'));
  });

  it('are not sent for many, for one that is not active, or without the sizes of pages', async () => {
    let from = await last();
    const id = await add(1_000_000, { propresiStatus: 'inactive' });
    expect(await withPages(from)).toEqual([]);
    await add(2_000_000);
    expect(await withPages(from)).toHaveLength(1);
    expect(await changes(from)).toMatchObject({ listings: [] });
    from = await last();
    for (const price of [1, 2, 3, 4]) await add(price * 1_000_000);
    expect(await withPages(from)).toEqual([]);
    expect((await changes(from)).changes.map(({ record }) => record)).not.toContain(id);
  });
});

describe('the change log', () => {
  it('says what was written, in order, by whom, from any entry point', async () => {
    const from = await last();
    const { token, documentId: who } = await signIn(cms, 'manager_dwk');
    await callAs(cms, 'post', '/api/dwk/LocalityCreate', token)
      .send({ locality: 'Sector 1' })
      .expect(200);
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1' });
    await callAs(cms, 'put', `/api/dwk/PropResiEdit/${documentId}`, token)
      .send({ description: 'New' })
      .expect(200);
    await cms.strapi.documents(LISTING_UIDS.propresi).delete({ documentId });
    const { revision, changes: listed } = await changes(from);
    const facts = listed.map(({ type, action, actor, record }) => [
      ...[type, action, actor, record === documentId],
    ]);
    expect(facts).toEqual([
      ['locality', 'create', `account ${who}`, false],
      ['propresi', 'create', 'program', true],
      ['propresi', 'update', `account ${who}`, true],
      ['propresi', 'delete', 'program', true],
    ]);
    expect(listed.map((one) => one.revision)).toEqual([1, 2, 3, 4].map((n) => from + n));
    expect(listed.map(({ places }) => places)).toEqual([
      [],
      [null, sector('Sector 1')],
      [sector('Sector 1')],
      [sector('Sector 1'), null],
    ]);
    expect(revision).toBe(from + 4);
    expect(Math.abs(Date.now() - (listed[0]?.at ?? 0))).toBeLessThan(60_000);
  });

  it('says of each write where pages showed the listing before and show it after', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1' });
    const from = await last();
    const edit = (data: object) =>
      cms.strapi.documents(LISTING_UIDS.propresi).update({ documentId, data: data as never });
    await edit({ propresiStatus: 'inactive' });
    await edit({ description: 'Seen by nobody' });
    await edit({ propresiStatus: 'active' });
    await edit({ propertyFor: 'RENT', expectedRent: 20_000 });
    const { changes: listed } = await changes(from);
    expect(listed.map(({ places }) => places)).toEqual([
      [sector('Sector 1'), null],
      [null],
      [null, sector('Sector 1')],
      [sector('Sector 1'), sector('Sector 1', { list: 'RR', price: 20_000 })],
    ]);
  });

  it('holds nothing of a write that was refused', async () => {
    const from = await last();
    await expect(
      addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1', expectedPrice: null }),
    ).rejects.toThrow('Demand is required');
    const { revision, changes: listed } = await changes(from);
    expect(listed.filter(({ type }) => type === 'propresi')).toEqual([]);
    expect(revision).toBe(from);
  });

  it('comes in parts, no revision in two of them', async () => {
    const from = await last();
    await cms.strapi.db.transaction(async () => {
      for (const n of [1, 2, 3])
        await addListing(cms, 'ggn', 'propcom', { description: String(n) });
    });
    const seen: number[] = [];
    for (let after = from; ; ) {
      const { changes: listed, revision } = await changes(after, 2);
      seen.push(...listed.map((one) => one.revision));
      after = listed.at(-1)?.revision ?? revision;
      if (after === revision) break;
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(seen.length);
    expect(await last()).toBe(seen.at(-1));
  });

  it('says which database it is of, as the state does', async () => {
    const { instance } = (await readFeed(cms, 'state')) as { instance: string };
    expect(instance).toMatch(/^[0-9a-f-]{36}$/);
    for (const after of [0, 1]) expect(await changes(after)).toMatchObject({ instance });
  });

  it('goes on with rows that were written past the rules', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', { locality: 'Sector 1' });
    const { tableName } = cms.strapi.db.metadata.get(LISTING_UIDS.propresi);
    const change = (id: string | null, by: object) =>
      cms.strapi.db.connection(tableName).where({ document_id: id }).update(by);
    const ids = [documentId, '../../../x', 'x'.repeat(250), '', null];
    for (const [at, id] of ids.entries()) {
      if (at > 0) await change(ids[at - 1] ?? null, { document_id: id });
      const query = { kind: 'propresi', id: id ?? '' };
      expect(await readFeed(cms, 'listing', query)).toMatchObject({
        ...{ listing: { _id: id }, area: 'dwk', list: 'RS' },
      });
      const { listings } = (await readFeed(cms, 'listings?area=dwk&list=RS&order=newest')) as {
        listings: readonly { readonly _id: string | null }[];
      };
      expect(listings.map(({ _id }) => _id)).toContain(id);
    }
    await change(null, { document_id: documentId, list: null });
    expect(await readFeed(cms, `listing?kind=propresi&id=${documentId}`)).toMatchObject({
      list: null,
    });
  });

  it('is the publisher’s alone', async () => {
    await cms.http.get('/api/publisher/changes').expect(401);
    await feed('after=-1').expect(400);
    await feed('after=x').expect(400);
    expect((await feed('RS=2&RR=2&CS=2').expect(400)).text).toContain('CR');
    expect((await feed('RS=2&RR=2&CS=2&CR=0').expect(400)).text).toContain('CR');
  });
});
