import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { KINDS } from '../src/domain';
import type { Area, Kind } from '../src/domain';
import { bulkCalls } from './support/bulk-changes';
import { addListing, addMaster, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { ago, listingChecks, TODAY } from './support/checks';
import { storedPrices } from './support/packed';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk', { uname: 'Ravi' })).token;
  await addMaster(cms, 'locality', 'dwk', 'Sector 9');
});

const session = () => ({ cms, token });
const { send, shown, read, ended, begin, make, preview, addSome } = bulkCalls(session);
const { detail, versionsOf, changeOf, jobRuns } = listingChecks(session);

/** The list of each kind's sales. */
const SALES: Readonly<Record<Kind, string>> = { propresi: 'RS', propcom: 'CS' };

const add = async (kind: Kind = 'propresi', data: Data = {}, area: Area = 'dwk') =>
  await addListing(cms, area, kind, data);

describe.each(KINDS)('a bulk change: %s', (kind) => {
  const before = { expectedPrice: 9_500_001, stage: 'On hold', checkedOn: ago(3) };

  it.each([
    [{ stage: 'Withdrawn' }, { stage: 'Withdrawn' }, 'Stage: On hold > Withdrawn'],
    [{ checked: true }, { checkedOn: TODAY }, 'Checked: '],
    [{ locality: 'Sector 9' }, { locality: 'Sector 9' }, 'Locality: Dwarka Sector 1 > Sector 9'],
    [
      { phoneOfContactPerson: '9200000081' },
      { phoneOfContactPerson: '9200000081' },
      'Phone Of Contact Person: null > 9200000081',
    ],
    [{ price: 9_000_000 }, { expectedPrice: 9_000_000 }, 'Demand: ₹ 95,00,001 > ₹ 90,00,000'],
    [{ priceBy: -1 }, { expectedPrice: 9_500_000 }, 'Demand: ₹ 95,00,001 > ₹ 95,00,000'],
    [{ pricePercent: 10 }, { expectedPrice: 10_450_001 }, 'Demand: ₹ 95,00,001 > ₹ 1,04,50,001'],
    [{ pricePercent: -2.5 }, { expectedPrice: 9_262_501 }, 'Demand: ₹ 95,00,001 > ₹ 92,62,501'],
  ])('shows and makes %j, in the name of its author', async (change, after, words) => {
    const { documentId: id, code } = await add(kind, before);
    const body = { list: SALES[kind], ids: [id], change };
    const { effects, count } = await preview(body);
    expect(count).toBe(1);
    expect(effects).toMatchObject([{ _id: id, code, reason: null }]);
    const changes = effects[0]?.changes as readonly Data[];
    const said = changes.map(
      (one) => `${String(one.label)}: ${String(one.before)} > ${String(one.after)}`,
    );
    expect(said.join('\n')).toContain(words);
    expect(await detail(kind, id)).toMatchObject(before);

    const done = await make(body);
    expect(done).toMatchObject({ kind, by: 'Ravi', total: 1, changed: 1, same: 0, refused: 0 });
    expect(await detail(kind, id)).toMatchObject(after);
    const [version] = await versionsOf(kind, id);
    expect(version).toMatchObject({ who: 'Ravi', entry: 'site', changes });
    expect((await changeOf(id)).revision).not.toBeNull();
    expect(await make(body)).toMatchObject(
      'pricePercent' in change || 'priceBy' in change ? { changed: 1 } : { same: 1, changed: 0 },
    );
  });

  it('of all that match takes those of the search alone', async () => {
    const own = { expectedPrice: 31_000_000 };
    const found = [await add(kind, own), await add(kind, { ...own, stage: 'Draft' })];
    const others = [await add(kind), await add(kind, own, 'ggn')];
    const values = { minPrice: 30_900_000, maxPrice: '31100000', sorting: 'Sector' };
    const done = await make({ list: SALES[kind], values, change: { pricePercent: -10 } });
    expect(done).toMatchObject({ total: found.length, changed: found.length });
    for (const { documentId: id } of found)
      expect(await detail(kind, id)).toMatchObject({ expectedPrice: 27_900_000 });
    expect(await detail(kind, String(others[0]?.documentId))).toMatchObject({
      expectedPrice: 9_500_000,
    });
  });
});

it('keeps the price history', async () => {
  const [id = ''] = await addSome(1);
  await make({ list: 'RS', ids: [id], change: { pricePercent: -10 } });
  expect(await storedPrices(cms, id)).toMatchObject([{ price: 9_500_000 }, { price: 8_550_000 }]);
});

describe('what a bulk change refuses', () => {
  it('is named with its reason, in the preview too, and the others are made', async () => {
    const good = await add('propresi', { checkedOn: ago(3) });
    const sold = await add('propresi', { stage: 'Closed' });
    const other = await add('propresi', {}, 'ggn');
    const office = await add('propcom');
    const ids = [good, sold, other, office].map(({ documentId }) => documentId);
    const missing = { code: null, reason: 'It is not there, or belongs to the other region' };
    const refusals = [
      { _id: sold.documentId, code: sold.code, reason: 'It is not on offer: Sold' },
      { _id: other.documentId, ...missing },
      { _id: office.documentId, ...missing },
    ];
    const body = { list: 'RS', ids, change: { checked: true } };
    const { effects } = await preview(body);
    expect(effects.slice(1)).toEqual(refusals.map((one) => ({ ...one, changes: [] })));
    expect(await make(body)).toMatchObject({ total: 4, changed: 1, refused: 3, refusals });
    expect(await detail('propresi', good.documentId)).toMatchObject({ checkedOn: TODAY });
  });

  it.each([
    [{ pricePercent: 5 }, { stage: 'Draft', expectedPrice: null }, 'It has no price'],
    [{ price: 9_000_000 }, { stage: 'Closed' }, 'It is closed: Sold'],
    [{ pricePercent: 5 }, { stage: 'Closed' }, 'It is closed: Sold'],
    [{ priceBy: -9_500_000 }, {}, 'Demand must be above 0'],
    [{ priceBy: -9_500_001 }, {}, 'Demand must be between 0 and 10,00,00,00,00,000'],
    [{ locality: 'Nowhere' }, {}, 'Nowhere is not in the list of Dwarka'],
    [{ stage: 'Available' }, { stage: 'Draft', projectType: null }, 'Project Type is required'],
  ])('%j of a listing that breaks a rule by it: %#', async (change, data, reason) => {
    const { documentId: id, code } = await add('propresi', data);
    const done = await make({ list: 'RS', ids: [id], change });
    expect(done).toMatchObject({ refused: 1, refusals: [{ _id: id, code, reason }] });
    expect((await versionsOf('propresi', id)).length).toBe(1);
  });

  it.each([
    [{ change: { checked: true } }, 'list'],
    [{ list: 'RS', change: { checked: true } }, 'ids'],
    [{ list: 'RS', ids: [], change: { checked: true } }, 'ids'],
    [{ list: 'RS', ids: ['one'], values: {}, change: { checked: true } }, 'ids'],
    [{ list: 'RS', ids: ['one'] }, 'change'],
    [{ list: 'RS', ids: ['one'], change: {} }, 'change'],
    [{ list: 'RS', ids: ['one'], change: { price: 5, checked: true } }, 'change'],
    [{ list: 'RS', ids: ['one'], change: { description: 'Fine' } }, 'change'],
    [{ list: 'RS', ids: ['one'], change: { stage: 'Gone' } }, 'stage'],
    [{ list: 'RS', ids: ['one'], change: { checked: false } }, 'checked'],
    [{ list: 'RS', ids: ['one'], change: { locality: ' ' } }, 'locality'],
    [{ list: 'RS', ids: ['one'], change: { phoneOfContactPerson: '12' } }, 'phoneOfContactPerson'],
    [{ list: 'RS', ids: ['one'], change: { price: 'much' } }, 'price'],
    [{ list: 'RS', ids: ['one'], change: { priceBy: 0 } }, 'priceBy'],
    [{ list: 'RS', ids: ['one'], change: { pricePercent: 201 } }, 'pricePercent'],
    [{ list: 'RS', values: { minPrice: 'x' }, change: { checked: true } }, 'minPrice'],
    [{ list: 'RS', values: { localities: ['Sector 9'] }, change: { checked: true } }, 'values'],
  ])('as a whole, before it begins: %j', async (body, field) => {
    for (const call of ['Preview', 'Create']) {
      const answer = await send('post', call).send(body).expect(400);
      expect(Object.keys((answer.body as { readonly errors: object }).errors)).toEqual([field]);
    }
  });

  it('is a filter that the caller may not use', async () => {
    const body = { list: 'RS', values: { propresiStatus: 'inactive' }, change: { checked: true } };
    await send('post', 'Create').send(body).expect(403);
  });
});

it('begins once for each idempotency key', async () => {
  const [id = ''] = await addSome(1);
  const key = randomUUID();
  const body = { list: 'RS', ids: [id], change: { priceBy: -500_000 } };
  const create = () =>
    shown(send('post', 'Create').set('Idempotency-Key', key).send(body).expect(200));
  const [one, other] = [await create(), await create()];
  expect(other._id).toBe(one._id);
  await ended(one._id);
  expect(await detail('propresi', id)).toMatchObject({ expectedPrice: 9_000_000 });
});

it('goes with the phone number of a person who is erased, and after 30 days', async () => {
  const phone = '9200000099';
  const ids = await addSome(1);
  const erased = await make({ list: 'RS', ids, change: { phoneOfContactPerson: phone } });
  const other = await begin({ list: 'RS', ids, change: { checked: true } });
  await ended(other._id);
  const admin = await signIn(cms, 'admin', { superAdmin: true });
  await bodyOf(
    callAs(cms, 'post', '/api/PersonErase', admin.token).send({ phone, confirm: true }).expect(200),
  );
  await send('get', `Detail/${erased._id}`).expect(404);
  await read(other._id);
  await jobRuns('old changes', Date.now() + 31 * 24 * 3_600_000);
  await send('get', `Detail/${other._id}`).expect(404);
  const rows = await cms.strapi.db.connection('bulk_change_rows').where({ bulk_change: other._id });
  expect(rows).toEqual([]);
});
