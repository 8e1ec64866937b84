import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as Prices from '../src/api/listing/services/prices';
import { currentRevision } from '../src/documents/revision';
import type { Listing } from '../src/domain';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { DAY_MS } from './support/days';
import { listingSearch } from './support/listing-search';
import { moduleOfCms } from './support/load-strapi';
import { reductions } from './support/reductions';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'admin')).token;
});

const { ask, codes } = listingSearch(cms);
const { daysPass, reduced } = reductions(() => ({ cms, token }));

describe('a search', () => {
  const locality = 'Sector 5';
  const made: Record<string, string> = {};
  const search = (values: object, more: object = {}) =>
    codes('dwk', 'RS', { values: { localityA: [locality], ...values }, ...more });
  const named = (...names: readonly string[]) => names.map((name) => made[name]);

  beforeAll(async () => {
    const add = async (name: string, price: number, daysAgo = 0) => {
      const { documentId, code } = await reduced(price, { locality });
      await daysPass(documentId, daysAgo);
      made[name] = code;
    };
    await add('a tenth', 9_000_000);
    await add('over', 1_000_000, 31);
    await add('half', 5_000_000);
    await add('dearer', 11_000_000);
    await add('the last day', 8_000_000, 30);
    made.same = (await addListing(cms, 'dwk', 'propresi', { locality })).code;
  });

  it('finds recent reductions alone, for everybody', async () => {
    expect(await search({ reduced: 'Yes' })).toEqual(named('the last day', 'half', 'a tenth'));
    expect(await search({ reduced: '' })).toHaveLength(6);
    const answer = await ask('dwk', 'RS', { values: { reduced: 'maybe' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { reduced: 'Reduced must be one of: Yes' } });
  });

  it('sorts by the biggest recent reduction, then newest first, across pages', async () => {
    const sorting = 'Biggest reduction';
    const order = named('half', 'the last day', 'a tenth', 'same', 'dearer', 'over');
    expect(await search({ sorting })).toEqual(order);
    const page = (offsetRS: number) => search({ sorting }, { limitRS: 2, offsetRS });
    expect([...(await page(0)), ...(await page(2)), ...(await page(4))]).toEqual(order);
  });
});

const detail = async (id: string) =>
  (await bodyOf(callAs(cms, 'get', `/api/dwk/PropResiDetail/${id}`, token).expect(200))) as Listing;

it('a listing loses a reduction that is not recent any more, in a write that pages follow', async () => {
  const { documentId, code } = await reduced(9_000_000, { locality: 'Sector 71' });
  const { endReductions } = moduleOfCms('api/listing/services/prices') as typeof Prices;
  const end = (days: number) => endReductions(cms.strapi, Date.now() + days * DAY_MS);
  await end(29);
  expect((await detail(documentId)).reduction).toMatchObject({ percent: 10 });
  const revision = await currentRevision(cms.strapi);
  expect(await end(32)).toBeGreaterThan(0);
  expect(await detail(documentId)).toMatchObject({ code, reduction: null });
  expect(await currentRevision(cms.strapi)).toBeGreaterThan(revision);
  expect(await end(32)).toBe(0);
});
