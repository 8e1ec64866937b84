import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_UID, AUDIT_UID, ENQUIRY_UID, RECORD_UIDS } from '../src/uids';
import { addEnquiry, bodyOf, callAs, cmsOfFile, PASSWORD, register, signIn } from './support/cms';
import type { Data } from './support/cms';

const cms = cmsOfFile({ LIMIT_LOGIN_PAIR: '3' });

const found = async (uid: string, where: object, populate: object = {}) =>
  (await cms.strapi.db.query(uid).findMany({ where, populate })) as readonly Data[];
const ask = (call: string, body: object, token: string) =>
  callAs(cms, 'post', `/api/${call}`, token).send(body);

let last = 9_400_000_000;

/** Somebody who is signed in, with a review, an enquiry of the account, and one sent by somebody else with the phone. */
async function addVisitor() {
  last += 1;
  const userId = String(last);
  await register(cms, userId, { uname: 'Ravi' });
  const credentials = { userId, password: PASSWORD };
  const { token, userA } = (await bodyOf(
    cms.http.post('/api/users/login').send(credentials).expect(200),
  )) as { token: string; userA: { _id: string } };
  const sent = { rating: 4, review: 'Good' };
  const { review } = (await bodyOf(ask('ReviewCreate', sent, token).expect(200))) as {
    review: { _id: string };
  };
  const own = await addEnquiry(cms, 'dwk', { name: 'Ravi', phone: userId, accountId: userA._id });
  const other = await addEnquiry(cms, 'dwk', { name: 'Somebody', phone: userId });
  return { userId, token, _id: userA._id, review: review._id, own, other };
}

describe('the own data', () => {
  it('are what the account has stored, and nothing that others sent with its phone', async () => {
    const { token, _id, userId, review, own, other } = await addVisitor();
    const edit = { note: 'Hm', status: 'Contacted' };
    const admin = await signIn(cms, 'admin');
    await callAs(cms, 'put', `/api/EnquiryEdit/${own.documentId}`, admin.token).send(edit);
    const answer = await ask('AccountExport', {}, token).expect(200);
    expect(answer.body).toMatchObject({
      data: {
        ...{ account: { _id, userId }, reviews: [{ _id: review, phone: userId }] },
        enquiries: [{ reference: own.reference, name: 'Ravi' }],
      },
    });
    expect(answer.text).not.toContain(other.reference);
    expect(answer.text).not.toMatch(/Hm|Contacted/);
    const [entry] = await found(AUDIT_UID, { accountId: _id, action: 'Export Own Data' });
    expect(entry).toMatchObject({
      accountName: null,
      subject: 'accounts: 1, reviews: 1, enquiries: 1',
    });
  });

  it('are loaded 20 times an hour at most', async () => {
    const { token } = await addVisitor();
    for (let time = 0; time < 20; time += 1) await ask('AccountExport', {}, token).expect(200);
    await ask('AccountExport', {}, token).expect(429);
  });
});

describe('the deletion of the own account', () => {
  it('leaves reviews and enquiries without what leads to the person', async () => {
    const { token, _id, userId, review, own } = await addVisitor();
    await ask('AccountDelete', { password: PASSWORD }, token).expect(200);
    expect(await found(ACCOUNT_UID, { documentId: _id })).toEqual([]);
    const [kept] = await found(RECORD_UIDS.review, { documentId: review }, { author: true });
    expect(kept).toMatchObject({ name: 'Ravi', review: 'Good', phone: null, author: null });
    const [enquiry] = await found(ENQUIRY_UID, { documentId: own.documentId });
    expect(enquiry).toMatchObject({ name: 'Ravi', phone: userId, accountId: null });
    const entries = await found(AUDIT_UID, { accountId: _id, action: 'Delete Own Account' });
    expect(entries).toMatchObject([
      { subject: 'accounts: 1, reviews: 0, enquiries: 0', accountName: null },
    ]);
  });

  it('ends the session, and the number is free again', async () => {
    const { token, userId } = await addVisitor();
    await ask('AccountDelete', { password: PASSWORD }, token).expect(200);
    await callAs(cms, 'get', '/api/GetUserForAuth', token).expect(401);
    const login = cms.http.post('/api/users/login').send({ userId, password: PASSWORD });
    expect(await bodyOf(login)).toEqual({ msg: 'errorNoUser' });
    await register(cms, userId);
  });

  it('erases reviews and enquiries where they are chosen', async () => {
    const { token, review, own, other } = await addVisitor();
    const choice = { reviews: true, enquiries: true };
    await ask('AccountDelete', { password: PASSWORD, ...choice }, token).expect(200);
    expect(await found(RECORD_UIDS.review, { documentId: review })).toEqual([]);
    expect(await found(ENQUIRY_UID, { documentId: own.documentId })).toMatchObject([
      { name: 'Erased', phone: '' },
    ]);
    expect(await found(ENQUIRY_UID, { documentId: other.documentId })).toMatchObject([
      { name: 'Somebody' },
    ]);
  });

  it('is refused after a wrong password, which is limited like a login', async () => {
    const { token, _id } = await addVisitor();
    for (let time = 0; time < 3; time += 1) {
      const wrong = ask('AccountDelete', { password: 'Wrong@123' }, token).expect(200);
      expect(await bodyOf(wrong)).toEqual({ msg: 'errorPass' });
    }
    await ask('AccountDelete', { password: PASSWORD }, token).expect(429);
    expect(await found(ACCOUNT_UID, { documentId: _id })).toHaveLength(1);
  });

  it.each([
    ['password', {}],
    ['password', { password: 7 }],
    ['reviews', { password: PASSWORD, reviews: 'yes' }],
    ['enquiries', { password: PASSWORD, enquiries: 1 }],
  ])('names %s where it is wrong', async (name, body) => {
    const { token } = await signIn(cms, 'visiter');
    const answer = await ask('AccountDelete', body, token).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([name]);
  });

  it.each(['admin', 'manager_dwk', 'executive'] as const)('is not for %s', async (userType) => {
    const { token, documentId } = await signIn(cms, userType);
    const answer = await ask('AccountDelete', { password: PASSWORD }, token).expect(400);
    expect(answer.text).toContain('Ask a super admin');
    expect(await found(ACCOUNT_UID, { documentId })).toHaveLength(1);
  });

  it('is not for a super admin, so that one is left', async () => {
    const { token } = await signIn(cms, 'visiter', { superAdmin: true });
    await ask('AccountDelete', { password: PASSWORD }, token).expect(400);
  });
});
