import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LISTS } from '../src/domain';
import type { ListingCard, ListKey } from '../src/domain';
import { addListing, bodyOf, callAs, cmsOfFile, LISTING_DATA, signIn } from './support/cms';
import { listingSearch } from './support/listing-search';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const { ask } = listingSearch(cms);
const rates = async (list: ListKey, locality: string, by = '') => {
  const values = { localityA: [locality], sorting: 'Demand-Low To High' };
  const { lists } = (await bodyOf(ask('dwk', list, { values }, by).expect(200))) as {
    readonly lists: readonly ListingCard[];
  };
  return lists.map(({ rate, rateComparison }) => [rate, rateComparison]);
};

/** Adds a listing of 1,000 square feet for each rate. */
async function addRated(list: ListKey, locality: string, rupees: readonly number[]) {
  const { kind, offer, priceField } = LISTS[list];
  const size =
    kind === 'propresi'
      ? { areaSuper: 1000, areaSuperUnit: 'sq. ft.' }
      : { areaCarpet: 1000, areaCarpetUnit: 'sq. ft.' };
  const none = { ...LISTING_DATA[kind], expectedPrice: null };
  const added = [];
  for (const rate of rupees) {
    const price = { [priceField]: rate * 1000 };
    const propertyFor = offer === 'Rent' ? 'RENT' : 'SALE';
    added.push(
      await addListing(cms, 'dwk', kind, { ...none, ...size, ...price, locality, propertyFor }),
    );
  }
  return added.map(({ documentId }) => documentId);
}

const edit = (id: string, body: object) =>
  callAs(cms, 'put', `/api/dwk/PropResiEdit/${id}`, token).send(body).expect(200);

/** The number of queries of homes that a call makes. */
async function queriesOf(call: () => Promise<unknown>): Promise<number> {
  const { connection } = cms.strapi.db;
  let count = 0;
  const listen = ({ sql }: { readonly sql: string }) => {
    if (sql.includes('from "propresis"')) count += 1;
  };
  connection.on('query', listen);
  await call();
  connection.removeListener('query', listen);
  return count;
}

/** Lets kept medians end. */
const minutePasses = () => {
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

describe('the rates of cards', () => {
  it.each([
    ['RS', 'super', [9000, 9600, 10_000, 11_000, 20_000]],
    ['RR', 'super', [90, 96, 100, 110, 200]],
    ['CS', 'carpet', [9000, 9600, 10_000, 11_000, 20_000]],
    ['CR', 'carpet', [90, 96, 100, 110, 200]],
  ] as const)('are compared in %s where five listings give a median', async (list, area, by) => {
    await addRated(list, `Rates ${list}`, by);
    const own = by.map((rate) => `₹ ${rate.toLocaleString('en-IN')} / sq. ft. (${area})`);
    expect(await rates(list, `Rates ${list}`)).toEqual([
      [own[0], '10 % below median'],
      [own[1], '4 % below median'],
      [own[2], 'at median'],
      [own[3], '10 % above median'],
      [own[4], '100 % above median'],
    ]);
  });

  it('count active listings of their locality alone, and follow within a minute', async () => {
    const [first = ''] = await addRated('RS', 'Rates Four', [9000, 9500, 10_000, 11_000]);
    await addRated('RS', 'Rates Elsewhere', [1]);
    const [hidden = ''] = await addRated('RS', 'Rates Four', [12_000]);
    await edit(hidden, { stage: 'Withdrawn' });
    const four = [9000, 9500, 10_000, 11_000, 12_000].map((rate) => [
      `₹ ${rate.toLocaleString('en-IN')} / sq. ft. (super)`,
      null,
    ]);
    expect(await rates('RS', 'Rates Four', token)).toEqual(four);
    await edit(hidden, { stage: 'Available' });
    await edit(first, { expectedPrice: 8_000_000 });
    expect((await rates('RS', 'Rates Four'))[0]).toEqual(['₹ 8,000 / sq. ft. (super)', null]);
    minutePasses();
    expect((await rates('RS', 'Rates Four'))[0]).toEqual([
      '₹ 8,000 / sq. ft. (super)',
      '20 % below median',
    ]);
  });

  it('are null without an area, and cost one query a minute', async () => {
    const locality = 'Rates None';
    await addListing(cms, 'dwk', 'propresi', { locality });
    expect(await rates('RS', locality)).toEqual([[null, null]]);
    expect(await queriesOf(() => rates('RS', locality))).toBe(1);
    await addRated('RS', locality, [9000]);
    expect(await queriesOf(() => rates('RS', locality))).toBe(2);
    expect(await queriesOf(() => rates('RS', locality))).toBe(1);
  });
});
