import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf } from '../src/documents/query';
import { readEnquirySearch } from '../src/api/enquiry/services/read-search';
import { enquiryQueries } from '../src/api/enquiry/services/search';
import { countEnquiries } from '../src/api/enquiry/services/totals';
import { addEnquiry, bodyOf, bootCms, callAs, signIn } from './support/cms';
import type { TestCms } from './support/cms';
import { fillEnquiries } from './support/enquiries';
import { planSteps } from './support/plans';
import { officeDay } from '../src/domain';

let cms: TestCms;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  cms = await bootCms();
  admin = await signIn(cms, 'admin', { uname: 'Meera' });
});
afterAll(() => cms.close());

interface Found {
  readonly enquiries: readonly { readonly reference: string }[];
  readonly count: number;
  readonly isMore: boolean;
  readonly counts: Readonly<Record<string, number>> | null;
}
const search = async (values: object, limit = 20) =>
  (await bodyOf(
    callAs(cms, 'post', '/api/EnquirySearch', admin.token).send({ values, limit }).expect(200),
  )) as Found;
const references = async (values: object) =>
  (await search(values)).enquiries.map(({ reference }) => reference);
const edit = (id: string, body: object) =>
  callAs(cms, 'put', `/api/EnquiryEdit/${id}`, admin.token).send(body).expect(200);
const dayFromNow = (days: number) =>
  officeDay(new Date(Date.now() + days * 86_400_000).toISOString());

describe('a search', () => {
  it('finds words of name, phone, reference and notes by their beginnings', async () => {
    const one = await addEnquiry(cms, 'dwk', { name: 'Änne Kapoor-Rao', phone: '9811112222' });
    const other = await addEnquiry(cms, 'ggn', { name: 'Kapil Rao', phone: '9833334444' });
    await edit(other.documentId, { note: 'Wants a *terrace*, call his wife' });
    expect(await references({ words: 'kap' })).toEqual([other.reference, one.reference]);
    expect(await references({ words: 'RAO kapo' })).toEqual([one.reference]);
    expect(await references({ words: 'änn' })).toEqual([one.reference]);
    expect(await references({ words: 'apoor' })).toEqual([]);
    expect(await references({ words: '98333' })).toEqual([other.reference]);
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
      const { documentId, reference } = await addEnquiry(cms, 'dwk', { listingCode: 'F-1' });
      await edit(documentId, { followUpOn });
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

  it('refuses what is no filter', async () => {
    const wrong = { values: { followUp: 'soon', status: 'Sold', from: 'x', area: 'abc' } };
    const call = callAs(cms, 'post', '/api/EnquirySearch', admin.token).send(wrong).expect(400);
    expect(Object.keys(((await bodyOf(call)) as { errors: object }).errors).sort()).toEqual([
      ...['area', 'followUp', 'from', 'status'],
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
    { from: day, to: day },
    { words: 'visitor777' },
    { words: 'visitor777 asha' },
  ];

  it.each(SEARCHES)('%j reads no whole table', async (values) => {
    const { queries } = prepared(values);
    const found: string[] = [];
    for (const query of Object.values(queries))
      found.push(...(await planSteps(cms.strapi, query, 'enquir')));
    expect(found).toEqual([]);
  });

  const prepared = (values: object) => {
    const caller = { ...admin, userType: 'admin', superAdmin: false, name: '', sessionId: '' };
    const read = readEnquirySearch({ ...values }, caller);
    return { queries: enquiryQueries(cms.strapi, read, { limit: 20, offset: 0 }) };
  };

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
});
