import { beforeAll, describe, expect, it } from '@jest/globals';
import { anonymiseOld } from '../src/api/person/services/anonymise';
import { ACCOUNT_UID, AUDIT_UID, ENQUIRY_UID, NOTIFICATION_UID, RECORD_UIDS } from '../src/uids';
import { addEnquiry, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { DAY_MS } from './support/days';

const cms = cmsOfFile();
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn(cms, 'visiter', { superAdmin: true, uname: 'Meera' });
});

const ask = (call: string, body: object) =>
  callAs(cms, 'post', `/api/${call}`, admin.token).send(body);
const found = async (uid: string, where: object) =>
  (await cms.strapi.db.query(uid).findMany({ where })) as readonly Data[];

/** Somebody with an account, a review and an enquiry that has a note and a notification. */
async function addPerson() {
  const account = await signIn(cms, 'visiter', { uname: 'Ravi' });
  const data = { name: 'Ravi', rating: 4, review: 'Good', author: account.documentId };
  const review = await cms.strapi.documents(RECORD_UIDS.review).create({ data: data as never });
  const enquiry = await addEnquiry(cms, 'dwk', {
    name: 'Ravi',
    phone: account.userId,
    message: 'Hm',
  });
  const edit = { status: 'Contacted', note: 'Ravi calls back' };
  await callAs(cms, 'put', `/api/EnquiryEdit/${enquiry.documentId}`, admin.token)
    .send(edit)
    .expect(200);
  const times = { queuedAt: 1, dueAt: 9e12, expiresAt: 9e12, attempts: 0, state: 'waiting' };
  const told = { kind: 'office', event: 'received', area: 'dwk', enquiry: enquiry.documentId };
  await cms.strapi.db
    .query(NOTIFICATION_UID)
    .create({ data: { key: enquiry.documentId, ...told, ...times } });
  return { phone: account.userId, account, review, enquiry };
}

describe('the data of a person', () => {
  it('is exported by the phone number, which the audit trail tells without it', async () => {
    const { phone, account, review, enquiry } = await addPerson();
    await addEnquiry(cms, 'ggn', { phone: '9200000999' });
    const { person } = (await bodyOf(ask('PersonExport', { phone }).expect(200))) as {
      person: Readonly<Record<string, unknown>>;
    };
    expect(person).toMatchObject({
      accounts: [{ _id: account.documentId, userId: phone }],
      reviews: [{ _id: review.documentId }],
      enquiries: [{ reference: enquiry.reference, message: 'Hm' }],
    });
    expect(JSON.stringify(person.timeline)).toContain('Ravi calls back');
    const [entry] = await found(AUDIT_UID, { action: 'Export Person' });
    const subject = 'accounts: 1, reviews: 1, enquiries: 1';
    expect(entry).toMatchObject({ subject, accountName: 'Meera' });
  });

  it('is erased after a confirmation; counts stay', async () => {
    const { phone, account, review, enquiry } = await addPerson();
    const count = await cms.strapi.db.query(ENQUIRY_UID).count();
    await ask('PersonErase', { phone }).expect(400);
    const accounts = [account.documentId];
    await ask('PersonErase', { phone, confirm: true, accounts, reviews: true }).expect(200);
    expect(await cms.strapi.db.query(ENQUIRY_UID).count()).toBe(count);
    expect(await found(ACCOUNT_UID, { documentId: account.documentId })).toEqual([]);
    expect(await found(RECORD_UIDS.review, { documentId: review.documentId })).toEqual([]);
    expect(await found(NOTIFICATION_UID, { enquiry: enquiry.documentId })).toEqual([]);
    const detail = await callAs(
      cms,
      'get',
      `/api/EnquiryDetail/${enquiry.documentId}`,
      admin.token,
    );
    expect(detail.body).toMatchObject({
      enquiry: { reference: enquiry.reference, name: 'Erased', phone: '', message: null },
    });
    expect(detail.text).not.toContain('Ravi');
    const search = { values: { words: 'Ravi calls' } };
    const { enquiries } = (await bodyOf(ask('EnquirySearch', search))) as { enquiries: Data[] };
    expect(enquiries.map((one) => one.reference)).not.toContain(enquiry.reference);
    expect(await found(AUDIT_UID, { action: 'Erase Person' })).toHaveLength(1);
  });

  it('keeps account and reviews unless they are chosen, and never erases an account of staff', async () => {
    const { phone, account, review } = await addPerson();
    await ask('PersonErase', { phone, confirm: true }).expect(200);
    expect(await found(ACCOUNT_UID, { documentId: account.documentId })).toHaveLength(1);
    const [kept] = await found(RECORD_UIDS.review, { documentId: review.documentId });
    expect(kept).toMatchObject({ name: 'Ravi', review: 'Good', phone: null });
    const manager = await signIn(cms, 'manager_dwk');
    const erase = { phone: manager.userId, confirm: true, accounts: [manager.documentId] };
    const refused = await ask('PersonErase', erase).expect(400);
    expect((refused.body as { errors: object }).errors).toHaveProperty('accounts');
  });
});

describe('a wrong erasure', () => {
  it.each([
    ['phone', { phone: '12', confirm: true }],
    ['confirm', { confirm: 'true' }],
    ['reviews', { confirm: true, reviews: 'yes' }],
    ['accounts', { confirm: true, accounts: { all: true } }],
    ['accounts', { confirm: true, accounts: [7] }],
  ])('names %s, and erases nothing', async (name, body) => {
    const { phone, enquiry } = await addPerson();
    const answer = await ask('PersonErase', { phone, ...body }).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([name]);
    expect(await found(ENQUIRY_UID, { documentId: enquiry.documentId, name: 'Ravi' })).toHaveLength(
      1,
    );
  });
});

it('an erasure takes no account of somebody else, and may be repeated after a lost answer', async () => {
  const { phone, account, enquiry } = await addPerson();
  const other = await signIn(cms, 'visiter');
  const of = (documentId: string) => ({ phone, confirm: true, accounts: [documentId] });
  const refused = await ask('PersonErase', of(other.documentId)).expect(400);
  expect((refused.body as { errors: object }).errors).toHaveProperty('accounts');
  expect(await found(ENQUIRY_UID, { documentId: enquiry.documentId, name: 'Ravi' })).toHaveLength(
    1,
  );
  for (let time = 0; time < 2; time += 1)
    await ask('PersonErase', of(account.documentId)).expect(200);
  expect(await found(ACCOUNT_UID, { documentId: account.documentId })).toEqual([]);
});

describe('the retention of enquiries', () => {
  it('anonymises those whose last change is too long ago, once', async () => {
    const { enquiry } = await addPerson();
    const month = 31 * DAY_MS;
    expect(await anonymiseOld(cms.strapi, 24, Date.now() + 23 * 28 * DAY_MS)).toBe(0);
    const later = Date.now() + 25 * month;
    const all = await Promise.all([1, 2].map(() => anonymiseOld(cms.strapi, 24, later)));
    expect(all.filter((total) => total > 0)).toHaveLength(1);
    const [stored] = await found(ENQUIRY_UID, { documentId: enquiry.documentId });
    expect(stored).toMatchObject({ name: 'Erased', phone: '', stage: 'Contacted' });
  });
});
