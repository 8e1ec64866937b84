import { describe, expect, it } from '@jest/globals';
import { addEnquiry, addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { lastNumber } from '../src/documents/counters';
import { readEnquiry } from './support/enquiries';
import { QUICK_PROOFS, sendEnquiry } from './support/enquiry-proof';
import { ENQUIRY_UID, LEGAL_TEXT_UID } from '../src/uids';

const VISITOR = { area: 'dwk', name: 'Asha', phone: '9200000081', consent: true };

const cms = cmsOfFile({ ...QUICK_PROOFS, LIMIT_ENQUIRIES_PHONE: '3', LIMIT_ENQUIRIES: '40' });

const send = (body: object, key?: string) => sendEnquiry(cms, body, key);
let lastPhone = 9_200_001_000;
/** A number of its own, so that the limit of a number does not count it. */
const freshPhone = () => String((lastPhone += 1));
const create = async (more: object = {}) =>
  (await bodyOf(send({ ...VISITOR, phone: freshPhone(), ...more }))) as {
    reference: string;
    key: string;
  };
const own = (body: object) => callAs(cms, 'post', '/api/EnquiryOwn').send(body);
const stored = async (reference: string) =>
  (await cms.strapi.db.query(ENQUIRY_UID).findOne({ where: { reference } })) as {
    documentId: string;
  };
const detail = (id: string, token: string) => readEnquiry(cms, token, id);
const edit = (id: string, token: string, body: object) =>
  callAs(cms, 'put', `/api/EnquiryEdit/${id}`, token).send(body);

describe('a visitor', () => {
  it('sends an enquiry about a listing, whose words stay when it is gone', async () => {
    const listing = await addListing(cms, 'dwk', 'propresi');
    const sent = await create({
      ...{ kind: 'propresi', listing: listing.documentId, message: ' When? ' },
      ...{ noticeVersion: '2026-11-01', noticeLanguage: 'Hindi' },
    });
    expect(sent.reference).toMatch(/^ENQ-\d{6}$/);
    await cms.strapi.documents('api::propresi.propresi').delete({ documentId: listing.documentId });
    const { enquiry } = (await bodyOf(own(sent))) as { enquiry: Data };
    expect(enquiry).not.toHaveProperty('status');
    expect(enquiry).toMatchObject({
      ...{ reference: sent.reference, name: 'Asha', message: 'When?', callTime: 'Anytime' },
      ...{ withdrawnAt: null, visitOn: null, email: null },
      listing: {
        kind: 'propresi',
        _id: listing.documentId,
        code: listing.code,
        words: 'Flat for SALE in Dwarka Sector 1, Dwarka New Delhi at ₹ 95.00 Lac',
      },
    });
  });

  it.each<readonly [object, Data]>([
    [{ consent: false }, { consent: 'Please agree to be contacted about this enquiry' }],
    [{ consent: 'true' }, { consent: 'Please agree to be contacted about this enquiry' }],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: '\u200b\u2060' }, { name: 'Name is required' }],
    [{ phone: '12' }, { phone: 'Invalid Phone Number' }],
    [{ area: 'abc' }, { area: 'Region is required' }],
    [{ visitOn: '2001-01-01' }, { visitOn: 'Visit On must be within the next 14 days' }],
    [
      { callTime: 'Night' },
      { callTime: expect.stringContaining('When to Call must be one of') as unknown },
    ],
    [{ listing: 'x', kind: 'ship' }, { kind: 'kind must name the kind of the listing' }],
  ])('%j is refused by its field', async (wrong, errors) => {
    const answer = await send({ ...VISITOR, phone: freshPhone(), ...wrong });
    expect([answer.status, answer.body]).toEqual([400, { msg: 'errorValidation', errors }]);
  });

  const NOT_SHOWN = 'The notice was not shown. Please load it and send once more';
  it.each<readonly [object, readonly string[]]>([
    [{ noticeVersion: '2026-11-01' }, ['noticeLanguage']],
    [{ noticeLanguage: 'Hindi' }, ['noticeVersion']],
    [{ noticeVersion: '<b>1</b>', noticeLanguage: 'Hindi' }, ['noticeVersion']],
    [{ noticeVersion: '2026-11-01', noticeLanguage: 'Latin' }, ['noticeLanguage']],
  ])('the notice %j is refused by its field', async (notice, fields) => {
    const answer = await send({ ...VISITOR, phone: freshPhone(), ...notice });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual(fields);
  });

  it('sends none without the notice that the CMS has', async () => {
    const made = (await cms.strapi.db.query(LEGAL_TEXT_UID).create({
      data: { key: 'enquiry-notice', title: 'Notice', body: '- One', effectiveOn: '2026-11-01' },
    })) as { id: number };
    const answer = await send({ ...VISITOR, phone: freshPhone() });
    const html = (await callAs(cms, 'get', '/api/EnquiryForm').expect(200)).text;
    await cms.strapi.db.query(LEGAL_TEXT_UID).delete({ where: { id: made.id } });
    const errors = { noticeVersion: NOT_SHOWN, noticeLanguage: NOT_SHOWN };
    expect([answer.status, answer.body]).toEqual([400, { msg: 'errorValidation', errors }]);
    expect(html).toContain('name="noticeVersion" value="2026-11-01"');
    expect(html).toContain('name="noticeLanguage" value="English"');
  });

  it('sends one about a listing that is inactive, sold or deleted by now; staff alone see its words', async () => {
    const [gone, inactive, sold] = [
      await addListing(cms, 'dwk', 'propresi'),
      await addListing(cms, 'dwk', 'propresi', { propresiStatus: 'inactive' }),
      await addListing(cms, 'dwk', 'propresi', { stage: 'Closed' }),
    ];
    const { token } = await signIn(cms, 'manager_dwk');
    const call = `/api/dwk/PropResiDelete/${gone.documentId}`;
    await callAs(cms, 'put', call, token).expect(200);
    const place = 'in Dwarka Sector 1, Dwarka New Delhi at ₹ 95.00 Lac';
    for (const { documentId: listing, code } of [gone, inactive, sold]) {
      const words = `Flat ${code === sold.code ? '' : 'for SALE '}${place}`;
      const about = { kind: 'propresi', listing };
      const sent = await create(about);
      const seen = (await bodyOf(own(sent))) as { enquiry: Data };
      expect(seen.enquiry.listing).toBeNull();
      const { enquiry } = await detail((await stored(sent.reference)).documentId, token);
      expect(enquiry.listing).toEqual({ kind: 'propresi', _id: listing, code, words });
      expect(enquiry.locality).toBe('Dwarka Sector 1');
      const query = new URLSearchParams({ area: 'dwk', ...about }).toString();
      const form = await callAs(cms, 'get', `/api/EnquiryForm?${query}`).expect(200);
      expect(form.text).not.toContain('Dwarka Sector 1');
      const other = { ...VISITOR, phone: freshPhone(), area: 'ggn', ...about };
      expect((await send(other)).status).toBe(404);
    }
    const never = { ...VISITOR, phone: freshPhone(), kind: 'propresi', listing: 'never' };
    const refused = await send(never);
    expect([refused.status, refused.body]).toEqual([404, { msg: 'errorNotFound' }]);
  });

  it.each(['+91 98765-43210', '098765 43210', '+919876543210'])(
    'has the phone %s',
    async (phone) => {
      const { enquiry } = (await bodyOf(own(await create({ phone })))) as { enquiry: Data };
      expect(enquiry.phone).toBe('9876543210');
    },
  );

  it('sends it once with a key, also many times at the same time', async () => {
    const body = { ...VISITOR, phone: freshPhone() };
    // Many more than the limit of a phone number: a repetition is no further try.
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, 'once-1')));
    const again = await send(body, 'once-1');
    const [first] = answers.map(({ body: one }) => one as Data);
    for (const { status, body: one } of [...answers, again])
      expect([status, one]).toEqual([200, first]);
    const count = await cms.strapi.db.query(ENQUIRY_UID).count({ where: { phone: body.phone } });
    expect(count).toBe(1);
  });

  it('cannot send more than the limit of a phone number; what is refused does not count', async () => {
    const body = { ...VISITOR, phone: freshPhone() };
    expect((await send({ ...body, consent: false })).status).toBe(400);
    for (let n = 0; n < 3; n += 1) expect((await send(body)).status).toBe(200);
    const { status, headers } = await send(body);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('touches no published page: the revision stays', async () => {
    const revision = () => lastNumber(cms.strapi, 'revision');
    await addListing(cms, 'dwk', 'propresi');
    const before = await revision();
    expect(before).toEqual(expect.any(Number));
    const { status, headers } = await send({ ...VISITOR, phone: freshPhone() });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-revision');
    expect(await revision()).toBe(before);
  });

  it('sees and withdraws it by its key alone', async () => {
    const [mine, other] = [await create(), await create()];
    await own({ ...mine, key: other.key }).expect(404);
    await own({ ...mine, key: `${mine.key}x` }).expect(404);
    await own({ reference: { $ne: '' }, key: mine.key }).expect(404);
    const withdraw = () => callAs(cms, 'post', '/api/EnquiryWithdraw').send(mine).expect(200);
    await withdraw();
    await withdraw();
    const { enquiry } = (await bodyOf(own(mine))) as { enquiry: Data };
    expect(enquiry.withdrawnAt).toEqual(expect.any(String));
    const manager = await signIn(cms, 'manager_dwk');
    const { timeline } = await detail((await stored(mine.reference)).documentId, manager.token);
    expect(timeline).toEqual([
      expect.objectContaining({ field: 'withdrawnAt', by: null, before: null }),
    ]);
  });
});

describe('staff', () => {
  it('see the enquiries of their regions, newest first, with a count of each status', async () => {
    const { reference } = await addEnquiry(cms, 'ggn', { name: 'Ravi' });
    const search = async (type: 'manager_dwk' | 'manager_ggn' | 'admin', values: object = {}) => {
      const { token } = await signIn(cms, type);
      return (await bodyOf(
        callAs(cms, 'post', '/api/EnquirySearch', token).send({ values, limit: 100 }),
      )) as { enquiries: readonly Data[]; count: number; counts: Readonly<Record<string, number>> };
    };
    const ggn = await search('manager_ggn');
    expect(ggn.enquiries.map((one) => one.reference)).toEqual([reference]);
    expect(ggn.counts).toMatchObject({ New: 1, Won: 0 });
    const dwk = await search('manager_dwk');
    expect(dwk.enquiries.map((one) => one.area)).not.toContain('ggn');
    expect((await search('admin')).count).toBe(ggn.count + dwk.count);
    expect((await search('admin', { words: 'rav' })).count).toBe(1);
    expect((await search('admin', { area: 'ggn', status: 'Won' })).count).toBe(0);
    expect((await search('manager_dwk', { area: 'ggn' })).count).toBe(0);
  });

  it('take an enquiry; who comes second is told', async () => {
    const { documentId } = await addEnquiry(cms, 'dwk');
    const [first, second] = [await signIn(cms, 'manager_dwk'), await signIn(cms, 'admin')];
    const answers = await Promise.all([
      bodyOf(edit(documentId, first.token, { owner: 'me' })),
      bodyOf(edit(documentId, second.token, { owner: 'me' })),
    ]);
    expect(answers.map((one) => (one as Data).msg).sort()).toEqual(['errorAlready', 'success']);
    expect(await bodyOf(edit(documentId, second.token, { owner: 'nobody' }))).toEqual({
      msg: 'success',
    });
  });

  it('change it step by step: each change and note is in its timeline', async () => {
    const { documentId } = await addEnquiry(cms, 'dwk');
    const manager = await signIn(cms, 'manager_dwk', { uname: 'Meera' });
    await edit(documentId, manager.token, { status: 'Contacted', note: ' Calls back ' }).expect(
      200,
    );
    const lost = await edit(documentId, manager.token, { status: 'Lost' });
    expect([lost.status, lost.body]).toEqual([
      400,
      { msg: 'errorValidation', errors: { lostReason: 'Reason is required' } },
    ]);
    const wrong = await edit(documentId, manager.token, { status: 'Sold' });
    expect((wrong.body as { errors: Data }).errors).toHaveProperty('status');
    await edit(documentId, manager.token, { note: 7 }).expect(400);
    await edit(documentId, manager.token, { owner: 'Ravi' }).expect(400);
    const { enquiry, timeline } = await detail(documentId, manager.token);
    expect(enquiry).toMatchObject({
      status: 'Contacted',
      firstContactAt: expect.any(String) as unknown,
    });
    expect(timeline).toEqual([
      expect.objectContaining({ by: 'Meera', field: 'status', before: 'New', after: 'Contacted' }),
      expect.objectContaining({ by: 'Meera', field: 'owner', before: null, after: 'Meera' }),
      expect.objectContaining({ by: 'Meera', field: 'note', after: 'Calls back' }),
    ]);
  });

  it('see earlier enquiries of the same phone in their own regions', async () => {
    const phone = freshPhone();
    const [own, other] = [
      await addEnquiry(cms, 'dwk', { phone }),
      await addEnquiry(cms, 'ggn', { phone }),
    ];
    const { documentId } = await addEnquiry(cms, 'dwk', { phone });
    const earlierOf = async (type: 'manager_dwk' | 'admin') => {
      const { token } = await signIn(cms, type);
      return (await detail(documentId, token)).earlier.map((one) => one.reference);
    };
    expect(await earlierOf('manager_dwk')).toEqual([own.reference]);
    expect(await earlierOf('admin')).toEqual([other.reference, own.reference]);
  });
});
