import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as Writer from '../src/import/listing-writer';
import type * as Jobs from '../src/app/jobs';
import type * as RunJobs from '../src/documents/jobs';
import { officeDay } from '../src/domain';
import type { Area, Kind, Listing } from '../src/domain';
import { readEnv } from '../src/settings/env';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, callAs, cmsOfFile, LISTING_DATA, signIn } from './support/cms';
import { DAY_MS, dayFromNow } from './support/days';
import { readFeed } from './support/feed';
import { listingPath } from './support/listing-calls';
import { listingSearch } from './support/listing-search';
import { moduleOfCms } from './support/load-strapi';
import { storedPrices } from './support/packed';
import { recordsOf, signInToPanel } from './support/panel-records';
import { reductions } from './support/reductions';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'admin')).token;
});

const { ask } = listingSearch(cms);
const { daysPass, reduced } = reductions(() => ({ cms, token }));

const keptOf = async (id: string) =>
  (await storedPrices(cms, id)).map(({ purpose, price }) => [purpose, price]);

const edit = (id: string, body: object, area: Area = 'dwk', kind: Kind = 'propresi') =>
  callAs(cms, 'put', listingPath(kind, 'Edit', id, area), token).send(body);
const detail = async (id: string, area: Area = 'dwk', kind: Kind = 'propresi') =>
  (await bodyOf(
    callAs(cms, 'get', listingPath(kind, 'Detail', id, area), token).expect(200),
  )) as Listing;

describe('the prices that are kept', () => {
  it('are the first one and each change, of an inactive listing too', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', {
      propresiStatus: 'inactive',
    });
    await edit(documentId, { expectedPrice: 9_000_000 }).expect(200);
    await edit(documentId, { expectedPrice: 9_000_000, description: 'No new price' }).expect(200);
    expect(await keptOf(documentId)).toEqual([
      ['SALE', 9_500_000],
      ['SALE', 9_000_000],
    ]);
  });

  it('come from the panel too', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propcom');
    const panel = await signInToPanel(cms, 'strapi-super-admin');
    const address = recordsOf(LISTING_UIDS.propcom, documentId);
    const { data } = (await panel.get(address)).body as { data: Record<string, unknown> };
    const { documentId: id, ...loaded } = data;
    expect(id).toBe(documentId);
    await panel.put(address, { ...loaded, expectedPrice: 8_000_000, reducedBy: 99 }).expect(200);
    expect(await keptOf(documentId)).toEqual([
      ['SALE', 9_500_000],
      ['SALE', 8_000_000],
    ]);
    // A price that did not last until the end of its day reduces nothing.
    expect((await detail(documentId, 'dwk', 'propcom')).reduction).toBeNull();
  });

  it('come from an import too', async () => {
    const { ListingWriter } = moduleOfCms('import/listing-writer') as typeof Writer;
    const writer = new ListingWriter(cms.strapi, { kind: 'propresi', area: 'ggn' });
    const { constructionStatus: status, ...flat } = LISTING_DATA.propresi;
    const row = (expectedPrice: number) => ({
      key: 'priced',
      values: { ...flat, status, locality: 'Sector 90', expectedPrice } as never,
      hash: String(expectedPrice),
    });
    for (const price of [7_000_000, 6_300_000]) {
      const [stored] = await writer.write([row(price)]);
      expect(stored?.outcome).toMatch(/created|updated/);
    }
    const [imported] = await cms.strapi.db
      .connection('propresis')
      .where({ import_key: 'priced' })
      .select<readonly { readonly id: string }[]>({ id: 'document_id' });
    expect(await keptOf(imported?.id ?? '')).toEqual([
      ['SALE', 7_000_000],
      ['SALE', 6_300_000],
    ]);
  });

  it('are those of a write that was stored', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi');
    await edit(documentId, { expectedPrice: 1, bedroom: 'many' }).expect(400);
    expect(await keptOf(documentId)).toHaveLength(1);
  });

  it('come back from the bin with their listing, and go when it is removed for good', async () => {
    const { documentId: id } = await reduced(9e6);
    const kept = await keptOf(id);
    expect(kept).toHaveLength(2);
    const remove = () => callAs(cms, 'put', `/api/dwk/PropResiDelete/${id}`, token).expect(200);
    await remove();
    await callAs(cms, 'post', '/api/BinRestore', token).send({ type: 'propresi', id }).expect(200);
    expect(await keptOf(id)).toEqual(kept);
    await remove();
    const { jobsOf } = moduleOfCms('app/jobs') as typeof Jobs;
    const env = readEnv();
    const afterwards = Date.now() + (env.binDays + 1) * DAY_MS;
    const { runJobs } = moduleOfCms('documents/jobs') as typeof RunJobs;
    await runJobs(cms.strapi, jobsOf(cms.strapi, env), afterwards);
    expect(await keptOf(id)).toEqual([]);
  });

  it('begin at the last write of a listing of an earlier version', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi');
    await cms.strapi.db.connection('price_histories').where({ listing: documentId }).delete();
    await cms.restart();
    expect(await keptOf(documentId)).toEqual([['SALE', 9_500_000]]);
    const { priceHistory, updatedAt } = await detail(documentId);
    expect(priceHistory).toEqual([{ on: officeDay(updatedAt), amount: 9_500_000 }]);
    token = (await signIn(cms, 'admin')).token;
  });
});

describe('a listing’s answer', () => {
  it('has its prices by day, and its last reduction with its words', async () => {
    const { documentId, code } = await reduced(9_500_000);
    const { reduction, priceHistory } = await detail(documentId);
    const today = dayFromNow(0);
    expect(priceHistory).toEqual([
      { on: dayFromNow(-10), amount: 1e7 },
      { on: today, amount: 9_500_000 },
    ]);
    expect(reduction).toMatchObject({ percent: 5, on: today });
    expect(reduction?.text).toMatch(/^Reduced by 5 % on \d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect(Date.parse(reduction?.until ?? '')).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    const { lists } = (await ask('dwk', 'RS', { values: { code } })).body as {
      lists: Listing[];
    };
    expect(lists[0]?.reduction).toEqual(reduction);
    expect(lists[0]).not.toHaveProperty('priceHistory');
  });

  it('has no reduction after a price rose again', async () => {
    const { documentId } = await reduced(9_000_000);
    await daysPass(documentId, 3);
    await edit(documentId, { expectedPrice: 9_900_000 }).expect(200);
    const { reduction, priceHistory } = await detail(documentId);
    expect(reduction).toBeNull();
    expect(priceHistory?.map(({ amount }) => amount)).toEqual([1e7, 9e6, 9_900_000]);
  });

  it('has no price of a draft that had none', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', {
      ...{ stage: 'Draft', expectedPrice: null },
    });
    expect((await detail(documentId)).priceHistory).toEqual([]);
    await edit(documentId, { expectedPrice: 8_000_000 }).expect(200);
    await daysPass(documentId, 3);
    await edit(documentId, { expectedPrice: '' }).expect(200);
    await edit(documentId, { expectedPrice: 6_000_000 }).expect(200);
    expect((await detail(documentId)).priceHistory).toEqual([
      { on: dayFromNow(-3), amount: 8_000_000 },
      { on: dayFromNow(0), amount: 6_000_000 },
    ]);
  });

  it('does not compare the rent of a flat with that of a bed', async () => {
    const { documentId } = await addListing(cms, 'dwk', 'propresi', {
      ...{ propertyFor: 'RENT', expectedPrice: null, expectedRent: 27_500 },
    });
    await daysPass(documentId, 3);
    const bed = { propertyFor: 'PG ACCOMMODATION', expectedRent: 9000 };
    await edit(documentId, bed).expect(200);
    expect(await detail(documentId)).toMatchObject({
      ...{ reduction: null, priceHistory: [{ on: dayFromNow(0), amount: 9000 }] },
    });
  });

  it('keeps an earlier reduction through a slip of one day', async () => {
    const { documentId } = await reduced(9_000_000);
    await daysPass(documentId, 3);
    for (const expectedPrice of [900_000, 9_000_000])
      await edit(documentId, { expectedPrice }).expect(200);
    expect((await detail(documentId)).reduction).toMatchObject({ percent: 10, on: dayFromNow(-3) });
  });

  it('does not compare a rent with a demand', async () => {
    const { documentId } = await reduced(9_000_000);
    await edit(documentId, { propertyFor: 'RENT', expectedRent: 30_000 }).expect(200);
    expect(await detail(documentId)).toMatchObject({
      reduction: null,
      priceHistory: [{ on: dayFromNow(0), amount: 30_000 }],
    });
  });

  it('is the same for the publisher', async () => {
    const { documentId } = await reduced(8_000_000, { locality: 'Sector 77' });
    // As a visitor: the publisher has no private facts.
    const listing = (await bodyOf(
      cms.http.get(`/api/dwk/PropResiDetail/${documentId}`).expect(200),
    )) as Listing;
    expect(listing.priceHistory).toHaveLength(2);
    expect(await readFeed(cms, 'listing', { kind: 'propresi', id: documentId })).toMatchObject({
      listing,
    });
    const query = { area: 'dwk', list: 'RS', order: 'newest', locality: 'Sector 77' };
    expect(await readFeed(cms, 'listings', query)).toMatchObject({ listings: [listing] });
  });
});
