import { describe, expect, it } from '@jest/globals';
import type * as ClosedPages from '../src/api/listing/services/closed-pages';
import { CLOSERS, KINDS, LISTS } from '../src/domain';
import type { Kind, Listing } from '../src/domain';
import { LISTING_UIDS, PARAMETER_UID } from '../src/uids';
import { addListing, bodyOf, callAs, signIn } from './support/cms';
import type { Data } from './support/cms';
import { DAY_MS, dayFromNow } from './support/days';
import { readFeed } from './support/feed';
import { HistoryFixture } from './support/history';
import { listingCalls, listingPath } from './support/listing-calls';
import { moduleOfCms } from './support/load-strapi';
import { errorsOf, recordsOf, signInToPanel } from './support/panel-records';

const today = dayFromNow(0);

const fixture = HistoryFixture.ofFile();
const { cms } = fixture;

const { detail, edit } = listingCalls(cms, () => fixture.admin.token);
const stored = async (kind: Kind, id: string) =>
  (await cms.strapi.db.query(LISTING_UIDS[kind]).findOne({ where: { documentId: id } })) as Data;
const feed = (call: string, query?: Data) => readFeed(cms, call, query);
const closedOne = async (kind: Kind, id: string) =>
  (await feed('closed', { kind, id })) as { listing: (Data & Listing) | null };
const revision = async () => ((await feed('state')) as { revision: number }).revision;

const NONE = { closedPrice: null, closedOn: null, closedBy: null };
const FACTS = { closedPrice: 8_765_432, closedOn: dayFromNow(-2), closedBy: 'Owner' };

describe.each(KINDS)('a closing: %s', (kind) => {
  it('keeps price, day and by whom, until the listing is offered again', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind);
    expect((await detail(kind, id)).closedOn).toBeNull();
    await edit(kind, id, { stage: 'Closed', ...FACTS }).expect(200, { msg: 'success' });
    expect(await stored(kind, id)).toMatchObject(FACTS);
    expect(await detail(kind, id)).toMatchObject({ stage: 'Closed', closedOn: FACTS.closedOn });
    await edit(kind, id, { closedPrice: '9000000', closedBy: 'Us' }).expect(200);
    await edit(kind, id, { description: 'Sold by us' }).expect(200);
    const kept = { ...FACTS, closedPrice: 9_000_000, closedBy: 'Us' };
    expect(await stored(kind, id)).toMatchObject(kept);
    // A form sends what it has loaded.
    await edit(kind, id, { stage: 'Available', ...kept }).expect(200);
    expect(await stored(kind, id)).toMatchObject(NONE);
    expect((await detail(kind, id)).closedOn).toBeNull();
    const [reopened, , , closed] = await fixture.versionsOf(kind, id);
    expect(reopened?.changes).toContainEqual({
      ...{ field: 'closedPrice', label: 'Closing Price', before: '₹ 90,00,000', after: null },
    });
    expect(closed?.changes).toEqual(
      expect.arrayContaining([
        { field: 'closedPrice', label: 'Closing Price', before: null, after: '₹ 87,65,432' },
        { field: 'closedBy', label: 'Closed By', before: null, after: 'Owner' },
      ]),
    );
  });

  it('is of today where no day is sent, and new after it was taken back', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind, { stage: 'Closed' });
    expect(await stored(kind, id)).toMatchObject({ ...NONE, closedOn: today });
    await edit(kind, id, FACTS).expect(200);
    await edit(kind, id, { stage: 'Withdrawn' }).expect(200);
    await edit(kind, id, { stage: 'Closed' }).expect(200);
    expect(await stored(kind, id)).toMatchObject({ ...NONE, closedOn: today });
  });

  it('names its faults, and stores nothing then', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind);
    const faulty = { closedPrice: 0, closedOn: dayFromNow(1), closedBy: 'A neighbour' };
    const answer = await edit(kind, id, { stage: 'Closed', ...faulty }).expect(400);
    expect(answer.body).toEqual({
      msg: 'errorValidation',
      errors: {
        closedPrice: 'Closing Price must be above 0',
        closedOn: 'Closed On must not be in the future',
        closedBy: `Closed By must be one of: ${CLOSERS.join(', ')}`,
      },
    });
    for (const closedPrice of [-1, 'dear', 1e13])
      await edit(kind, id, { stage: 'Closed', closedPrice }).expect(400);
    expect(await stored(kind, id)).toMatchObject({ stage: 'Available', ...NONE });
  });

  it('is no price of its history', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind);
    await edit(kind, id, { stage: 'Closed', ...FACTS }).expect(200);
    const listing = await detail(kind, id);
    expect(listing.priceHistory).toEqual([{ on: today, amount: 9_500_000 }]);
    expect(listing.reduction).toBeNull();
  });
});

it('the panel sets the facts of a closing, and names their faults at the inputs', async () => {
  const panel = await signInToPanel(cms, 'admin');
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
  const address = recordsOf(LISTING_UIDS.propresi, id);
  const send = (more: Data) => panel.put(address, { stage: 'Closed', ...FACTS, ...more });
  expect(errorsOf(await bodyOf(send({ closedPrice: 0 }).expect(400)))).toEqual({
    closedPrice: 'Closing Price must be above 0',
  });
  await send({ pageEnded: true }).expect(200);
  expect(await stored('propresi', id)).toMatchObject({ ...FACTS, pageEnded: false });
  await panel.put(address, { stage: 'Available', ...FACTS }).expect(200);
  expect(await stored('propresi', id)).toMatchObject(NONE);
});

it('price and closer are in no answer but the detail and the history of staff', async () => {
  const canary = { closedPrice: 76_543_219, closedBy: 'Another broker' };
  const { documentId: id, code } = await addListing(cms, 'dwk', 'propresi');
  await edit('propresi', id, { stage: 'Closed', ...canary }).expect(200);
  const tokens = {
    visitor: undefined,
    buyer: (await signIn(cms, 'visiter')).token,
    manager: fixture.manager.token,
    admin: fixture.admin.token,
  };
  const said: string[] = [];
  for (const token of Object.values(tokens)) {
    const values = { code };
    const calls = [
      callAs(cms, 'post', listingPath('propresi', 'SaleSearch'), token).send({ values }),
      callAs(cms, 'get', '/api/AppParameter', token),
      callAs(cms, 'put', listingPath('propresi', 'Edit', id), token).send({ description: 'Sold' }),
    ];
    for (const call of calls) said.push(JSON.stringify((await call).body));
  }
  const outsiders = [tokens.visitor, tokens.buyer, (await signIn(cms, 'manager_ggn')).token];
  for (const token of outsiders)
    said.push((await callAs(cms, 'get', listingPath('propresi', 'Detail', id), token)).text);
  for (const token of [tokens.manager, tokens.admin]) {
    const call = callAs(cms, 'get', listingPath('propresi', 'Detail', id), token);
    expect(await bodyOf(call)).toMatchObject(canary);
  }
  const query = { area: 'dwk', list: 'RS', order: 'newest' };
  for (const [call, asked] of [
    ['closed', { kind: 'propresi', id }],
    ['listing', { kind: 'propresi', id }],
    ['listings', query],
    ['listings', { ...query, stage: 'closed' }],
    ['changes', { after: 0 }],
    ['near', { area: 'dwk', list: 'RS', price: 1, id: 'x', reach: 50 }],
    ['near', { area: 'dwk', list: 'RS', price: 1, id: 'x', reach: 50, stage: 'closed' }],
  ] as const)
    said.push(JSON.stringify(await feed(call, asked)));
  expect(said.join('\n')).toContain(id);
  for (const secret of [String(canary.closedPrice), canary.closedBy, 'closedPrice', 'closedBy'])
    expect(said.join('\n')).not.toContain(secret);
  const history = { type: 'propresi', id };
  await callAs(cms, 'post', '/api/VersionSearch').send(history).expect(401);
  await callAs(cms, 'post', '/api/VersionSearch', tokens.buyer).send(history).expect(403);
  const found = await bodyOf(fixture.ask('VersionSearch', history).expect(200));
  expect(JSON.stringify(found)).toContain('7,65,43,219');
});

describe('the page of a closed listing', () => {
  const job = async (daysLater: number) => {
    const { endClosedPages } = moduleOfCms(
      'api/listing/services/closed-pages',
    ) as typeof ClosedPages;
    return await endClosedPages(cms.strapi, Date.now() + daysLater * DAY_MS);
  };
  /** Ends the pages of other tests' listings, so that each test counts its own. */
  const settle = () => job(1);

  it('is in the publisher’s feed, with its day, and not among the homes on offer', async () => {
    for (const kind of KINDS) {
      const { documentId: id } = await addListing(cms, 'dwk', kind, { locality: 'Sector 33' });
      expect(await closedOne(kind, id)).toEqual({ listing: null });
      await edit(kind, id, { stage: 'Closed', ...FACTS }).expect(200);
      const list = kind === 'propresi' ? 'RS' : 'CS';
      expect(LISTS[list].kind).toBe(kind);
      const one = await closedOne(kind, id);
      expect(one).toMatchObject({
        ...{ area: 'dwk', list },
        listing: { _id: id, stage: 'Closed', closedOn: FACTS.closedOn, pageEnded: false },
      });
      const query = { area: 'dwk', list, order: 'locality', locality: 'Sector 33' };
      expect(await feed('listings', query)).toMatchObject({ listings: [], count: 0 });
      expect(await feed('listings', { ...query, stage: 'closed' })).toMatchObject({
        ...{ listings: [one.listing], count: 1, next: null },
      });
      expect(await feed('listing', { kind, id })).toEqual({ listing: null });
      await edit(kind, id, { stage: 'Available' }).expect(200);
      expect(await closedOne(kind, id)).toEqual({ listing: null });
    }
  });

  it('ends after 30 days, by a write that the publisher follows, and once', async () => {
    await settle();
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    await edit('propresi', id, { stage: 'Closed', closedOn: today }).expect(200);
    const before = await revision();
    await job(29);
    expect((await closedOne('propresi', id)).listing?.pageEnded).toBe(false);
    expect(await job(30)).toBeGreaterThan(0);
    expect((await closedOne('propresi', id)).listing?.pageEnded).toBe(true);
    const { changes } = (await feed('changes', { after: before })) as {
      changes: readonly Data[];
    };
    expect(changes).toContainEqual(
      expect.objectContaining({ type: 'propresi', record: id, action: 'update', places: [null] }),
    );
    const after = await revision();
    expect(await job(30)).toBe(0);
    expect(await revision()).toBe(after);
    // A write that corrects the day decides at once.
    for (const [days, isEnded] of [
      [29, false],
      [30, true],
      [1, false],
    ] as const) {
      await edit('propresi', id, { closedOn: dayFromNow(-days) }).expect(200);
      expect((await closedOne('propresi', id)).listing?.pageEnded).toBe(isEnded);
    }
  });

  it('stays as long as the parameter says, also where that changes later', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propcom');
    await edit('propcom', id, { stage: 'Closed' }).expect(200);
    const set = async (closedDays: number) => {
      const query = cms.strapi.db.query(PARAMETER_UID);
      const found = (await query.findOne({})) as { readonly id: number } | null;
      if (found) await query.update({ where: { id: found.id }, data: { closedDays } });
      else await query.create({ data: { closedDays } });
    };
    const isEnded = async () => (await closedOne('propcom', id)).listing?.pageEnded;
    await set(5);
    await job(4);
    expect(await isEnded()).toBe(false);
    await job(5);
    expect(await isEnded()).toBe(true);
    await set(6);
    await job(5);
    expect(await isEnded()).toBe(false);
  });
});
