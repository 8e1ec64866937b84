import { beforeAll, describe, expect, it } from '@jest/globals';
import { storeCounters } from '../src/api/tap/services/counts';
import type { Counter } from '../src/api/tap/services/counts';
import { addDays, officeDay } from '../src/domain';
import type { Area, Dashboard } from '../src/domain';
import { ENQUIRY_UID, LISTING_UIDS } from '../src/uids';
import { addEnquiry, addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { addFailedNotification } from './support/notifications';

const TODAY = officeDay(new Date().toISOString());
const MINUTE = 60_000;
/** 10:00 at the offices. */
const at = (daysAgo: number) => new Date(`${addDays(TODAY, -daysAgo)}T10:00:00+05:30`);

type Listing = Awaited<ReturnType<typeof addListing>>;

const cms = cmsOfFile();
let seen: Listing;
let asked: Listing;
let quiet: Listing;
let owner: Awaited<ReturnType<typeof signIn>>;

const about = (listing: Listing, area: Area) => ({
  ...{ listingKind: 'propresi', listingId: listing.documentId, listingCode: listing.code },
  locality: `${area} locality`,
});

interface Sample {
  readonly daysAgo: number;
  /** Minutes to the first contact. */
  readonly contact?: number;
}

async function enquiry(area: Area, data: object, { daysAgo, contact }: Sample): Promise<void> {
  const { documentId } = await addEnquiry(cms, area, data as never);
  const received = at(daysAgo);
  await cms.strapi.db.query(ENQUIRY_UID).update({
    where: { documentId },
    data: {
      receivedAt: received,
      firstContactAt: contact === undefined ? null : new Date(Number(received) + contact * MINUTE),
    },
  });
}

const counter = (
  listing: Listing | null,
  channel: Counter['channel'],
  daysAgo: number,
  total: number,
): Counter => ({
  ...{ channel, total, day: addDays(TODAY, -daysAgo), area: 'dwk' },
  ...(listing ? { kind: 'propresi', listing: listing.documentId } : { kind: '', listing: '' }),
});

const ask = async (token: string, body: object = {}) =>
  (await bodyOf(callAs(cms, 'post', '/api/Dashboard', token).send(body).expect(200))) as Dashboard;

beforeAll(async () => {
  [seen, asked, quiet] = [
    await addListing(cms, 'dwk', 'propresi', { bedroom: '3' }),
    await addListing(cms, 'dwk', 'propresi'),
    await addListing(cms, 'dwk', 'propresi'),
  ];
  const { tableName } = cms.strapi.db.metadata.get(LISTING_UIDS.propresi);
  await cms.strapi.db.connection(tableName).update({ created_at: at(40) });
  await addListing(cms, 'dwk', 'propresi');
  owner = await signIn(cms, 'manager_dwk', { uname: 'Meera' });
  const owned = { ownerId: owner.documentId, ownerName: 'Meera' };
  await enquiry('dwk', about(asked, 'dwk'), { daysAgo: 0 });
  await enquiry(
    'dwk',
    { ...about(asked, 'dwk'), ...owned, stage: 'Won' },
    { daysAgo: 1, contact: 10 },
  );
  await enquiry('dwk', { ...owned, stage: 'Contacted' }, { daysAgo: 2, contact: 30 });
  await enquiry('dwk', { stage: 'Spam' }, { daysAgo: 3 });
  await enquiry(
    'dwk',
    { ...owned, source: 'Call', stage: 'Contacted' },
    { daysAgo: 3, contact: 0 },
  );
  await enquiry('dwk', { stage: 'Won' }, { daysAgo: 45, contact: 500 });
  await enquiry('ggn', { stage: 'New', locality: 'ggn locality' }, { daysAgo: 0 });
  await storeCounters(cms.strapi, [
    counter(seen, 'View', 0, 8),
    counter(seen, 'View', 29, 4),
    counter(seen, 'Call', 1, 2),
    counter(asked, 'View', 1, 30),
    counter(quiet, 'View', 30, 9),
    counter(null, 'WhatsApp', 0, 3),
  ]);
});

describe('the dashboard', () => {
  it('counts what came in on these days', async () => {
    const board = await ask(owner.token);
    expect(board).toMatchObject({ step: 'day', areas: ['dwk'], to: TODAY });
    expect(board.sendsEmail).toBe(false);
    expect(board.totals).toEqual({
      ...{ enquiries: 5, taps: 5, views: 42, won: 1, spam: 1 },
      firstContactMinutes: 20,
    });
    expect(board.periods).toHaveLength(30);
    expect(board.periods.slice(-2)).toEqual([
      expect.objectContaining({ enquiries: 1, taps: 2, views: 30 }),
      { from: TODAY, to: TODAY, enquiries: 1, taps: 3, views: 8 },
    ]);
    expect(board.statuses).toContainEqual({ status: 'Contacted', enquiries: 2 });
    expect(board.sources).toContainEqual({ source: 'Call', enquiries: 1 });
    expect(board.channels).toContainEqual({ channel: 'WhatsApp', taps: 3 });
  });

  it('counts by locality, listing and owner', async () => {
    const { localities, listings, owners } = await ask(owner.token);
    const figuresOf = (locality: string | null) =>
      localities.find((one) => one.locality === locality);
    expect(figuresOf('dwk locality')).toMatchObject({ enquiries: 2 });
    expect(figuresOf(null)).toMatchObject({ enquiries: 3 });
    expect(listings.slice(0, 2)).toEqual([
      expect.objectContaining({ _id: asked.documentId, code: asked.code, enquiries: 2, views: 30 }),
      expect.objectContaining({
        ...{ _id: seen.documentId, title: '3 BHK Flat for SALE', isPublic: true },
        ...{ enquiries: 0, taps: 2, views: 12 },
      }),
    ]);
    expect(owners).toEqual([
      {
        _id: owner.documentId,
        name: 'Meera',
        enquiries: 3,
        won: 1,
        spam: 0,
        firstContactMinutes: 20,
      },
      { _id: null, name: null, enquiries: 2, won: 0, spam: 1, firstContactMinutes: null },
    ]);
  });

  it('names listings with views and no enquiry, and those with neither; new ones are not quiet', async () => {
    const { unanswered, quiet: silent } = await ask(owner.token);
    expect(unanswered.map(({ _id, views }) => [_id, views])).toEqual([[seen.documentId, 12]]);
    expect(silent.count).toBe(1);
    expect(silent.listings.map(({ _id }) => _id)).toEqual([quiet.documentId]);
  });

  it('goes back a year by months', async () => {
    const { periods, totals } = await ask(owner.token, { step: 'month' });
    expect(periods).toHaveLength(12);
    expect(totals).toMatchObject({ enquiries: 6, won: 2, views: 51 });
  });

  it('is of the own region; admins have all, or one', async () => {
    const { token } = await signIn(cms, 'admin');
    expect((await ask(token)).totals.enquiries).toBe(6);
    expect((await ask(token, { area: 'ggn' })).totals).toMatchObject({ enquiries: 1, views: 0 });
    const refused = callAs(cms, 'post', '/api/Dashboard', owner.token);
    await refused.send({ area: 'ggn' }).expect(403);
  });

  it.each([{ step: 'year' }, { area: 'abc' }])('%j is refused by its field', async (body) => {
    const answer = await callAs(cms, 'post', '/api/Dashboard', owner.token).send(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(Object.keys(body));
  });

  it('keeps the words of deleted listings, and counts what could not be sent', async () => {
    const gone = await addListing(cms, 'dwk', 'propresi', { bedroom: '4' });
    await storeCounters(cms.strapi, [counter(gone, 'View', 0, 500)]);
    await cms.strapi.documents(LISTING_UIDS.propresi).delete({ documentId: gone.documentId });
    // Nothing is kept of a listing that an earlier version has deleted, but enquiries have its words.
    const older = { ...gone, documentId: 'older', code: 'T-1' };
    const oldListing = { ...about(older, 'dwk'), listingWords: 'Shop for RENT in Dwarka' };
    await enquiry('dwk', oldListing, { daysAgo: 0 });
    await storeCounters(cms.strapi, [counter({ ...gone, documentId: 'never' }, 'View', 0, 400)]);
    await addFailedNotification(cms, 'dwk');
    await addFailedNotification(cms, 'ggn');
    const { listings, failedNotifications } = await ask(owner.token);
    expect(failedNotifications).toBe(1);
    const shown = (id: string) => listings.find(({ _id }) => _id === id);
    const deleted = { isPublic: false, isDeleted: true };
    expect(shown(gone.documentId)).toMatchObject({
      ...{ ...deleted, code: gone.code, locality: 'Dwarka Sector 1', views: 500 },
      title: '4 BHK Flat for SALE in Dwarka Sector 1, Dwarka New Delhi at ₹ 95.00 Lac',
    });
    const oldWords = { code: 'T-1', title: 'Shop for RENT in Dwarka', locality: 'dwk locality' };
    expect(shown('older')).toMatchObject({ ...deleted, ...oldWords });
    expect(shown('never')).toMatchObject({ ...deleted, code: '', title: null });
  });
});
