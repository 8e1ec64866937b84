import { beforeAll, expect, it } from '@jest/globals';
import type { enquiryKey } from '../src/api/enquiry/services/key';
import { RECORD_UIDS } from '../src/uids';
import { addEnquiry, addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import { moduleOfCms } from './support/load-strapi';
import { storedVersions, unpackVersions } from './support/packed';

const cms = cmsOfFile();
let admin: string;
beforeAll(async () => {
  admin = (await signIn(cms, 'visiter', { superAdmin: true, uname: 'Meera' })).token;
});

const PHONE = '9123454321';
/** A word that nothing else in the database has. */
const WORD = 'Qanarywala';
const EMAIL = 'qanarywala@example.com';
/** The forms in which the tables may hold them; words of enquiries are stored as hexadecimal digits. */
const TRACES = [PHONE, WORD.toLowerCase()].flatMap((one) => [
  one,
  Buffer.from(one).toString('hex'),
]);

const ask = (call: string, body: object, token = admin) =>
  callAs(cms, 'post', `/api/${call}`, token).send(body);

/** The tables that hold a phone, a name or an e-mail address of the person. */
async function tablesWithTraces(): Promise<readonly string[]> {
  const tables = await cms.strapi.db.dialect.schemaInspector.getTables();
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows: readonly object[] = await cms.strapi.db.connection(table).select('*');
      const text = JSON.stringify(
        table === 'versions' ? rows.map(unpackVersions) : rows,
      ).toLowerCase();
      return TRACES.some((trace) => text.includes(trace)) ? [table] : [];
    }),
  );
  return found.flat().sort();
}

/** Puts the person into each place of the table of docs/contract.md, "Personal data". */
async function addEverywhere() {
  const texts = { companyName: `${WORD} & Co`, city: `${WORD}pur`, uemail: EMAIL };
  const account = await signIn(cms, 'visiter', { uname: WORD, ...texts, userId: PHONE });
  await cms.strapi.documents(RECORD_UIDS.review).create({
    data: {
      ...{ name: WORD, rating: 4, review: `${WORD} likes it` },
      ...{ phone: PHONE, author: account.documentId },
    } as never,
  });
  const consent = { noticeVersion: '2026-11-01', noticeLanguage: 'Hindi' };
  const enquiry = await addEnquiry(cms, 'dwk', {
    ...{ name: WORD, phone: PHONE, email: EMAIL, message: `${WORD} asks`, ...consent },
    ...{ consentedAt: new Date().toISOString(), accountId: account.documentId },
  });
  const edit = { status: 'Lost', lostReason: `${WORD} left`, note: `Called ${WORD}`, owner: 'me' };
  await callAs(cms, 'put', `/api/EnquiryEdit/${enquiry.documentId}`, admin).send(edit).expect(200);
  const { enquiryKey: keyOf } = moduleOfCms('api/enquiry/services/key') as {
    readonly enquiryKey: typeof enquiryKey;
  };
  const key = keyOf(enquiry.documentId);
  await ask('EnquiryWithdraw', { reference: enquiry.reference, key }, account.token).expect(200);
  await ask('AccountExport', {}, account.token).expect(200);
  await ask('SecondFactorBegin', {}, admin).expect(200);
  await cms.strapi.db.connection('second_factors').insert({
    ...{ owner: `account ${account.documentId}`, secret: WORD, recovery: '' },
  });
  const listing = await addListing(cms, 'dwk', 'propresi');
  const contact = { phoneOfContactPerson: PHONE };
  await callAs(cms, 'put', `/api/dwk/PropResiEdit/${listing.documentId}`, admin)
    .send(contact)
    .expect(200);
  const owned = await addListing(cms, 'ggn', 'propcom', { phoneOfContactPerson: '9123450000' });
  const owner = { ownerName: WORD, ownerPhone: PHONE };
  const path = `/api/ggn/PropComEdit/${owned.documentId}`;
  await callAs(cms, 'put', path, admin).send(owner).expect(200);
  // Staff take the number off a text. The versions of it keep both.
  const said = `Call +91-${PHONE.slice(0, 5)} ${PHONE.slice(5)}`;
  for (const privateNotes of [said, null])
    await callAs(cms, 'put', path, admin).send({ privateNotes }).expect(200);
  const deleted = await addListing(cms, 'dwk', 'propresi', { ...contact, ...owner });
  await callAs(cms, 'put', `/api/dwk/PropResiDelete/${deleted.documentId}`, admin).expect(200);
  // Versions keep what the person was called before, too.
  const renamed = { uname: `${WORD} II`, uphone1: PHONE };
  await callAs(cms, 'put', `/api/UserEdit/${account.documentId}`, admin).send(renamed).expect(200);
  return { account, enquiry, listing, owned, key };
}

it('an export finds every place, and an erasure leaves what is promised to stay alone', async () => {
  const { account, enquiry, listing, owned, key } = await addEverywhere();
  expect(await tablesWithTraces()).toEqual([
    ...[
      'bin_entries',
      'enquiries',
      'enquiry_events',
      'enquiry_words',
      'propcoms',
      'propresis',
      'reviews',
      'second_factors',
    ],
    ...['up_users', 'versions'],
  ]);

  const { person } = (await bodyOf(ask('PersonExport', { phone: PHONE }).expect(200))) as {
    readonly person: Readonly<Record<string, readonly object[]>>;
  };
  expect(person).toMatchObject({
    accounts: [{ userId: PHONE, uname: `${WORD} II`, uemail: EMAIL, city: `${WORD}pur` }],
    reviews: [{ name: WORD, review: `${WORD} likes it`, phone: PHONE, hidden: false }],
    enquiries: [
      {
        ...{ reference: enquiry.reference, name: WORD, phone: PHONE, email: EMAIL, status: 'Lost' },
        notice: { version: '2026-11-01', language: 'Hindi' },
      },
    ],
    listings: [
      { _id: listing.documentId, code: listing.code, phoneOfContactPerson: PHONE },
      {
        ...{ _id: owned.documentId, phoneOfContactPerson: null },
        ...{ ownerName: WORD, ownerPhone: PHONE, ownerSecondPhone: null },
      },
    ],
    audit: [{ action: 'Export Own Data' }],
  });
  const timeline = JSON.stringify(person.timeline);
  expect(timeline).toContain(`Called ${WORD}`);
  expect(timeline).toContain(`${WORD} left`);
  expect(JSON.stringify(person)).not.toContain('Meera');

  const accounts = [account.documentId];
  await ask('PersonErase', { phone: PHONE, confirm: true, accounts, reviews: true }).expect(200);
  expect(await tablesWithTraces()).toEqual(['propcoms', 'propresis']);
  const versions = await storedVersions(cms, owned.documentId);
  expect(JSON.stringify(versions)).not.toContain('Call +91');
  await ask('EnquiryOwn', { reference: enquiry.reference, key }).expect(404);
  const again = await bodyOf(ask('PersonExport', { phone: PHONE }).expect(200));
  expect(again).toMatchObject({
    person: { accounts: [], reviews: [], enquiries: [], timeline: [], audit: [] },
  });
});

it.each([
  ['userId', '9876500001'],
  ['uphone1', '9876500002'],
  ['uphone2', '9876500003'],
  ['uwhatsapp', '9876500004'],
])('finds an account by its %s', async (at, phone) => {
  const account = await signIn(cms, 'visiter', { [at]: phone });
  const other = { phone: '9222222222', accountId: account.documentId };
  const { reference } = await addEnquiry(cms, 'ggn', other);
  expect(await bodyOf(ask('PersonExport', { phone }).expect(200))).toMatchObject({
    person: { accounts: [{ _id: account.documentId, [at]: phone }], enquiries: [{ reference }] },
  });
});
