import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf } from '../src/documents/query';
import { readEnquirySearch } from '../src/api/enquiry/services/read-search';
import { enquiryQueries, rareWord } from '../src/api/enquiry/services/search-queries';
import { countEnquiries } from '../src/api/enquiry/services/totals';
import { addEnquiry, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { dayFromNow } from './support/days';
import { fillEnquiries } from './support/enquiries';
import { planSteps } from './support/plans';
import { ENQUIRY_UID } from '../src/uids';

const cms = cmsOfFile();
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(cms, 'admin', { uname: 'Meera' });
});

interface Found {
  readonly enquiries: readonly { readonly reference: string }[];
  readonly count: number;
  readonly isMore: boolean;
  readonly counts: Readonly<Record<string, number>> | null;
}
const search = async (values: object, limit = 20, offset = 0) => {
  const body = { values, limit, offset };
  const call = callAs(cms, 'post', '/api/EnquirySearch', admin.token).send(body).expect(200);
  return (await bodyOf(call)) as Found;
};
const references = async (values: object) =>
  (await search(values)).enquiries.map(({ reference }) => reference);
const edit = (id: string, body: object) =>
  callAs(cms, 'put', `/api/EnquiryEdit/${id}`, admin.token).send(body).expect(200);

describe('a search', () => {
  it('finds words of name, phone, reference and notes by their beginnings', async () => {
    const one = await addEnquiry(cms, 'dwk', { name: 'Änne Kapoor-Rao', phone: '9811112222' });
    const other = await addEnquiry(cms, 'ggn', { name: 'Kapil Rao', phone: '9833334444' });
    await edit(other.documentId, { note: 'Wants a *terrace*, call his wife' });
    expect(await references({ words: 'kap' })).toEqual([other.reference, one.reference]);
    expect(await references({ words: 'RAO kapo' })).toEqual([one.reference]);
    expect(await references({ words: 'änn' })).toEqual([one.reference]);
    expect(await references({ words: 'apoor' })).toEqual([]);
    expect(await references({ words: '98333344' })).toEqual([other.reference]);
    expect(await references({ words: '+91 98333-34444' })).toEqual([other.reference]);
    expect(await references({ words: '98333' })).toEqual([]);
    expect(await references({ words: '2222' })).toEqual([one.reference]);
    expect(await references({ words: 'terr wife' })).toEqual([other.reference]);
    expect(await references({ words: one.reference.toLowerCase() })).toEqual([one.reference]);
    expect(await references({ words: String(Number(one.reference.slice(4))) })).toEqual([
      one.reference,
    ]);
    expect(await references({ words: 'kap', area: 'ggn' })).toEqual([other.reference]);
    expect((await search({ words: 'kap' })).counts).toMatchObject({ New: 2, Won: 0 });
  });

  it('finds by follow-up: open ones alone, in the order of their days', async () => {
    const made = [];
    for (const followUpOn of [dayFromNow(-1), dayFromNow(-3), dayFromNow(0), dayFromNow(2)]) {
      const { documentId, reference } = await addEnquiry(cms, 'dwk', {
        listingCode: 'F-1',
        followUpOn,
      });
      made.push({ documentId, reference });
    }
    const [late = '', later = '', due = '', future = ''] = made.map(({ reference }) => reference);
    const listing = 'f-1';
    expect(await references({ listing, followUp: 'overdue' })).toEqual([later, late]);
    expect(await references({ listing, followUp: 'due' })).toEqual([due]);
    expect(await references({ listing, followUp: 'none' })).toEqual([]);
    expect(await references({ listing })).toEqual([future, due, later, late]);
    const news = () => bodyOf(callAs(cms, 'get', '/api/EnquiryNews', admin.token));
    expect(await news()).toMatchObject({ overdue: 2, due: 1, latest: future });
    await edit(made[1]?.documentId ?? '', { status: 'Won' });
    await edit(made[0]?.documentId ?? '', { status: 'Spam' });
    expect(await references({ listing, followUp: 'overdue' })).toEqual([]);
    expect(await news()).toMatchObject({ overdue: 0, due: 1 });
  });

  it('counts no withdrawn enquiry as new', async () => {
    const news = async () =>
      (await bodyOf(callAs(cms, 'get', '/api/EnquiryNews', admin.token))) as { new: number };
    const before = (await news()).new;
    const { documentId } = await addEnquiry(cms, 'dwk');
    await addEnquiry(cms, 'ggn');
    expect((await news()).new).toBe(before + 2);
    const data = { withdrawnAt: new Date().toISOString() } as never;
    await cms.strapi.documents(ENQUIRY_UID).update({ documentId, data });
    expect((await news()).new).toBe(before + 1);
  });

  it('finds by owner and locality, and names who can own', async () => {
    const { documentId, reference } = await addEnquiry(cms, 'dwk', { locality: 'Sector 77' });
    await addEnquiry(cms, 'dwk', { locality: 'Sector 7' });
    expect(await references({ locality: 'Sector 77' })).toEqual([reference]);
    await edit(documentId, { owner: 'me' });
    expect(await references({ owner: 'me' })).toEqual([reference]);
    expect(await references({ owner: admin.documentId })).toEqual([reference]);
    expect(await references({ owner: 'nobody' })).not.toContain(reference);
    await signIn(cms, 'visiter', { uname: 'No staff' });
    const manager = await signIn(cms, 'manager_ggn', { uname: 'Gopal' });
    const { owners } = (await bodyOf(callAs(cms, 'get', '/api/EnquiryOwners', manager.token))) as {
      owners: { name: string }[];
    };
    expect(owners.map(({ name }) => name)).toEqual(['Gopal', 'Meera']);
  });

  it('finds by source, and those without a listing', async () => {
    const words = 'Sourced';
    const called = await addEnquiry(cms, 'dwk', { name: 'Sourced One', source: 'Call' });
    const site = await addEnquiry(cms, 'ggn', { name: 'Sourced Two', listingCode: 'S-9' });
    expect(await references({ words, source: 'Call' })).toEqual([called.reference]);
    expect(await references({ words, source: 'Site' })).toEqual([site.reference]);
    expect(await references({ words, listing: 'none' })).toEqual([called.reference]);
    expect(await references({ source: 'Walk-in' })).toEqual([]);
  });

  it('refuses what is no filter', async () => {
    const wrong = {
      values: { followUp: 'soon', status: 'Sold', source: 'Fax', from: 'x', area: 'abc' },
    };
    const call = callAs(cms, 'post', '/api/EnquirySearch', admin.token).send(wrong).expect(400);
    expect(Object.keys(((await bodyOf(call)) as { errors: object }).errors).sort()).toEqual([
      ...['area', 'followUp', 'from', 'source', 'status'],
    ]);
  });
});

describe('with many enquiries', () => {
  beforeAll(async () => {
    await fillEnquiries(cms.strapi, 12_000, admin.documentId);
    await countEnquiries(cms.strapi);
  }, 180_000);

  const day = '2024-01-05';
  const SEARCHES: readonly Readonly<Record<string, unknown>>[] = [
    {},
    { area: 'dwk' },
    { oldestFirst: true, status: 'New' },
    { status: 'Contacted' },
    { followUp: 'overdue' },
    { followUp: 'due' },
    { followUp: 'none' },
    { listing: 'T-5' },
    { locality: 'Sector 7' },
    { owner: 'me' },
    { owner: 'nobody' },
    { source: 'Walk-in' },
    { listing: 'none' },
    { from: day, to: day },
    { from: day, to: day, status: 'Won', source: 'Site' },
    { owner: 'nobody', locality: 'Sector 7' },
    { owner: 'nobody', followUp: 'overdue' },
    { status: 'New', followUp: 'none' },
    { owner: 'nobody', status: 'New', from: day, to: day },
    { words: 'visitor777' },
    { words: 'visitor777 asha' },
    { words: 'asha' },
    { words: 'asha visitor', locality: 'Sector 7' },
  ];

  it.each(SEARCHES)('%j reads no whole table', async (values) => {
    const caller = { ...admin, userType: 'admin', superAdmin: false, name: '', sessionId: '' };
    const read = readEnquirySearch({ ...values }, caller);
    const rare = await rareWord(cms.strapi, read);
    const queries = enquiryQueries(cms.strapi, read, rare, { limit: 20, offset: 0 });
    const found: string[] = [];
    for (const query of Object.values(queries))
      found.push(...(await planSteps(cms.strapi, query, 'enquir')));
    expect(found).toEqual([]);
  });

  it('counts statuses exactly, and other searches up to 1,000', async () => {
    const [whole, locality, few] = [
      await search({}),
      await search({ owner: 'nobody' }),
      await search({ listing: 'T-5' }),
    ];
    const rows = await rowsOf<{ number: number | string }>(
      cms.strapi.db.connection.raw('select count(*) as number from enquiries'),
    );
    expect(whole).toMatchObject({ count: Number(rows[0]?.number), isMore: false });
    expect(Object.values(whole.counts ?? {}).reduce((a, b) => a + b, 0)).toBe(whole.count);
    expect(locality).toMatchObject({ count: 1000, isMore: true, counts: null });
    expect(few.isMore).toBe(false);
    expect(few.count).toBeGreaterThan(0);
  });

  it('counts the new ones up to 1,000', async () => {
    const call = callAs(cms, 'get', '/api/EnquiryNews', admin.token);
    expect(await bodyOf(call)).toMatchObject({ new: 1000 });
  });

  it('counts the figures of the dashboard exactly', async () => {
    const ofRows = async (where: string) => {
      const found = cms.strapi.db.connection.raw(
        `select count(*) as number from enquiries ${where}`,
      );
      return Number((await rowsOf<{ number: number | string }>(found))[0]?.number);
    };
    const mine = `where owner_id = '${admin.documentId}' and stage = 'Won'`;
    const days = { from: '2024-01-01', to: '2025-01-01' };
    for (const [values, count] of [
      [{ owner: 'me', status: 'Won', ...days }, await ofRows(mine)],
      [
        { locality: 'Sector 7', ...days },
        await ofRows("where locality = 'Sector 7' and reference >= 'ENQ-500000'"),
      ],
    ] as const)
      expect(await search(values)).toMatchObject({ count, isMore: false });
    const lost = { status: 'Lost', from: '2024-01-02', to: '2024-01-02' };
    const whole = { count: Math.round(1440 / 7), isMore: false };
    expect(Math.abs((await search(lost)).count - whole.count)).toBeLessThanOrEqual(1);
  });

  it('finds common words newest first, and pages beyond what it counts', async () => {
    const values = { words: 'asha visitor', owner: 'me' };
    const [first, later] = [await search(values), await search(values, 20, 400)];
    expect(first.enquiries[0]?.reference).toBe('ENQ-511995');
    // Of the newest 1,001 of mine in each region, all have the words.
    expect(first).toMatchObject({ count: 1000, isMore: true, counts: null });
    expect(later.enquiries).toHaveLength(20);
    const site = { words: 'asha', owner: 'me', status: 'Won' };
    const all = await search(site, 100);
    expect(all.isMore).toBe(true);
    expect(all.enquiries).toHaveLength(100);
    const next = await search(site, 100, 300);
    expect(next.count).toBeGreaterThanOrEqual(300 + next.enquiries.length);
  });
});
