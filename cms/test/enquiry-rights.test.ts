/** @any-database Rights and rules are checked before a query; `enquiry-work.test.ts` writes enquiries in each database. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addEnquiry, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { AREAS } from '../src/domain';
import { ENQUIRY_UID } from '../src/uids';
import { dayFromNow } from './support/days';
import { readEnquiry } from './support/enquiries';

type Staff = Awaited<ReturnType<typeof signIn>>;

const cms = cmsOfFile();
let manager: Staff;
let colleague: Staff;
let admin: Staff;
beforeAll(async () => {
  manager = await signIn(cms, 'manager_dwk', { uname: 'Meera' });
  colleague = await signIn(cms, 'manager_dwk', { uname: 'Ravi' });
  admin = await signIn(cms, 'admin', { uname: 'Gopal' });
});

const edit = (id: string, body: object, { token }: Staff = manager) =>
  callAs(cms, 'put', `/api/EnquiryEdit/${id}`, token).send(body);
const bulk = (body: object, { token }: Staff = manager) =>
  bodyOf(callAs(cms, 'put', '/api/EnquiryBulk', token).send(body).expect(200));
const errorsOf = ({ body }: { readonly body: unknown }) => (body as { errors: Data }).errors;
const stored = async (documentId: string) =>
  (await cms.strapi.db.query(ENQUIRY_UID).findOne({ where: { documentId } })) as Data;
const timelineOf = async (id: string) => (await readEnquiry(cms, admin.token, id)).timeline;

describe('a withdrawn enquiry', () => {
  const REASON = 'It was withdrawn: do not contact';
  const withdrawn = async (more: object = {}) => {
    const made = await addEnquiry(cms, 'dwk', { ...more });
    const data = { withdrawnAt: new Date().toISOString() } as never;
    await cms.strapi.documents(ENQUIRY_UID).update({ documentId: made.documentId, data });
    return made;
  };

  it.each<readonly [object, string]>([
    [{ status: 'Contacted', note: 'Called' }, 'status'],
    [{ status: 'Visit planned' }, 'status'],
    [{ status: 'Negotiating' }, 'status'],
    [{ followUpOn: dayFromNow(3) }, 'followUpOn'],
    [{ owner: 'me' }, 'owner'],
  ])('%j is refused, by its field', async (change, field) => {
    const { documentId, reference } = await withdrawn();
    const answer = await edit(documentId, change);
    expect([answer.status, answer.body]).toEqual([
      400,
      { msg: 'errorValidation', errors: { [field]: REASON } },
    ]);
    const other = await addEnquiry(cms, 'dwk');
    expect(await bulk({ ...change, ids: [documentId, other.documentId] })).toMatchObject({
      changed: 1,
      refused: [{ _id: documentId, reference, reason: REASON }],
    });
    expect(await stored(documentId)).toMatchObject({
      ...{ stage: 'New', ownerId: null, followUpOn: null, firstContactAt: null },
    });
  });

  it.each<readonly [object, Data]>([
    [{ note: 'Said so on the phone' }, {}],
    [{ status: 'Lost', lostReason: 'Withdrawn' }, { stage: 'Lost' }],
    [{ status: 'Spam' }, { stage: 'Spam' }],
    [{ owner: 'nobody' }, { ownerId: null }],
    [{ followUpOn: null, status: 'Contacted' }, { followUpOn: null }],
  ])('%j is possible', async (change, after) => {
    const own = { ownerId: manager.documentId, ownerName: 'Meera' };
    const { documentId } = await withdrawn({
      ...own,
      stage: 'Contacted',
      followUpOn: '2029-01-01',
    });
    await edit(documentId, change).expect(200);
    expect(await stored(documentId)).toMatchObject({ ...after });
  });

  it('is one whose withdrawal staff record: with their name, once and for good', async () => {
    const { documentId } = await addEnquiry(cms, 'dwk');
    const other = await addEnquiry(cms, 'ggn');
    for (const withdrawn of [false, 'yes', 1]) {
      const answer = await edit(documentId, { withdrawn }).expect(400);
      expect(errorsOf(answer)).toEqual({ withdrawn: 'withdrawn must be true' });
    }
    const both = await edit(documentId, { withdrawn: true, status: 'Contacted' });
    expect([both.status, errorsOf(both)]).toEqual([400, { status: REASON }]);
    await edit(other.documentId, { withdrawn: true }).expect(403);
    const many = { ids: [documentId], withdrawn: true, note: 'One' };
    const inBulk = await callAs(cms, 'put', '/api/EnquiryBulk', manager.token).send(many);
    const one = 'A withdrawal is recorded for one enquiry at a time';
    expect([inBulk.status, errorsOf(inBulk)]).toEqual([400, { withdrawn: one }]);
    expect(await stored(documentId)).toMatchObject({ withdrawnAt: null });
    await edit(documentId, { withdrawn: true, note: 'Said so on the phone' }).expect(200);
    const { withdrawnAt } = await stored(documentId);
    expect(withdrawnAt).toEqual(expect.any(String));
    await edit(documentId, { withdrawn: true }, admin).expect(200);
    expect(await stored(documentId)).toMatchObject({ withdrawnAt, isOpen: false });
    expect((await timelineOf(documentId)).filter(({ field }) => field !== 'note')).toEqual([
      expect.objectContaining({ field: 'withdrawnAt', by: 'Meera', before: null }),
    ]);
    await edit(documentId, { status: 'Contacted' }).expect(400);
  });
});

describe('an anonymised enquiry', () => {
  const anonymised = async (phone: string) => {
    const made = await addEnquiry(cms, 'dwk', { phone });
    const boss = await signIn(cms, 'admin', { superAdmin: true });
    const body = { phone, confirm: true };
    await callAs(cms, 'post', '/api/PersonErase', boss.token).send(body).expect(200);
    return made;
  };

  it.each<object>([{ status: 'Won' }, { note: 'Call 9200000099' }, { owner: 'me' }])(
    '%j is refused, and in a bulk change it alone',
    async (change) => {
      const { documentId, reference } = await anonymised('9200003001');
      const reason = 'The data of the person were erased';
      expect(errorsOf(await edit(documentId, change).expect(400))).toEqual({ enquiry: reason });
      const other = await addEnquiry(cms, 'dwk');
      expect(await bulk({ ...change, ids: [documentId, other.documentId] })).toMatchObject({
        ...{ changed: 1, refused: [{ _id: documentId, reference, reason }] },
      });
    },
  );

  it('has no earlier enquiries: that of another erased person is none of the same phone', async () => {
    await anonymised('9200003002');
    const { documentId } = await anonymised('9200003003');
    const path = `/api/EnquiryDetail/${documentId}`;
    expect(await bodyOf(callAs(cms, 'get', path, admin.token))).toMatchObject({ earlier: [] });
  });
});

it('a note that nobody could see is none', async () => {
  const { documentId } = await addEnquiry(cms, 'dwk');
  await edit(documentId, { note: ' \u200b\u3164 ' }).expect(200);
  expect(await timelineOf(documentId)).toEqual([]);
});

it('a follow-up is planned for today to a year from now; one that has passed may stay', async () => {
  const followUpOn = dayFromNow(-2);
  const { documentId } = await addEnquiry(cms, 'dwk', { followUpOn });
  const other = await addEnquiry(cms, 'dwk');
  const errors = { followUpOn: 'Follow-up On must be from today to one year from now' };
  for (const wrong of [dayFromNow(-1), '2001-01-01', dayFromNow(366), '31-12-2099']) {
    expect(errorsOf(await edit(documentId, { followUpOn: wrong }).expect(400))).toEqual(errors);
  }
  const path = '/api/EnquiryBulk';
  const both = { ids: [documentId, other.documentId], followUpOn };
  const refused = await callAs(cms, 'put', path, manager.token).send(both).expect(400);
  expect(errorsOf(refused)).toEqual(errors);
  await edit(documentId, { followUpOn, note: 'Stays' }).expect(200);
  for (const possible of [dayFromNow(0), dayFromNow(365), null])
    await edit(documentId, { followUpOn: possible }).expect(200);
  expect(await stored(documentId)).toMatchObject({ followUpOn: null });
});

describe('an owner', () => {
  const ownerOf = async (id: string) => (await stored(id)).ownerName;

  it('is who contacts the visitor first, unless the call names another', async () => {
    const [one, two] = [await addEnquiry(cms, 'dwk'), await addEnquiry(cms, 'dwk')];
    await edit(one.documentId, { status: 'Contacted' }).expect(200);
    expect(await timelineOf(one.documentId)).toEqual([
      expect.objectContaining({ field: 'status', by: 'Meera', after: 'Contacted' }),
      expect.objectContaining({ field: 'owner', by: 'Meera', before: null, after: 'Meera' }),
    ]);
    await edit(one.documentId, { status: 'Negotiating' }, admin).expect(200);
    await edit(one.documentId, { status: 'Contacted' }, admin).expect(200);
    expect(await ownerOf(one.documentId)).toBe('Meera');
    await bulk({ ids: [two.documentId], status: 'Contacted', owner: 'nobody' });
    expect(await ownerOf(two.documentId)).toBeNull();
    await bulk({ ids: [two.documentId], status: 'Negotiating' });
    expect(await ownerOf(two.documentId)).toBeNull();
    await bulk({ ids: [two.documentId], status: 'Contacted' });
    expect(await ownerOf(two.documentId)).toBe('Meera');
  });

  it('gives an enquiry away; of a colleague’s enquiries admins alone do', async () => {
    const { documentId, reference } = await addEnquiry(cms, 'dwk');
    const to = ({ documentId: owner }: Staff) => ({ owner });
    await edit(documentId, to(colleague)).expect(200);
    expect(await ownerOf(documentId)).toBe('Ravi');
    await edit(documentId, { owner: 'nobody' }).expect(403);
    expect(await bodyOf(edit(documentId, to(admin)))).toEqual({ msg: 'errorAlready' });
    expect(await bodyOf(edit(documentId, { owner: 'me' }, admin))).toEqual({ msg: 'errorAlready' });
    const reason = 'Its owner or an admin releases it';
    expect(await bulk({ ids: [documentId], owner: 'nobody' })).toMatchObject({
      ...{ changed: 0, refused: [{ reference, reason }] },
    });
    expect(await ownerOf(documentId)).toBe('Ravi');
    await edit(documentId, to(manager), admin).expect(200);
    expect(await timelineOf(documentId)).toContainEqual(
      expect.objectContaining({ field: 'owner', by: 'Gopal', before: 'Ravi', after: 'Meera' }),
    );
    await edit(documentId, { owner: 'nobody' }).expect(200);
    await edit(documentId, to(colleague)).expect(200);
    await edit(documentId, { owner: 'nobody' }, admin).expect(200);
    expect(await ownerOf(documentId)).toBeNull();
  });

  it('is of staff of the region', async () => {
    const { documentId, reference } = await addEnquiry(cms, 'dwk');
    const other = await signIn(cms, 'manager_ggn');
    const fieldOf = async (owner: unknown) => {
      return Object.entries(errorsOf(await edit(documentId, { owner }, admin).expect(400)));
    };
    const reason = 'Owner must be of staff of its region';
    expect(await fieldOf(other.documentId)).toEqual([['owner', reason]]);
    const unknown = 'Owner must be me, nobody, or an account that answers enquiries';
    const visitor = await signIn(cms, 'visiter');
    const executive = await signIn(cms, 'executive');
    for (const id of ['', 7, 'nothing', visitor.documentId, executive.documentId])
      expect(await fieldOf(id)).toEqual([['owner', unknown]]);
    const ggn = await addEnquiry(cms, 'ggn');
    const ids = [documentId, ggn.documentId];
    expect(await bulk({ ids, owner: other.documentId }, admin)).toMatchObject({
      ...{ changed: 1, refused: [{ reference, reason }] },
    });
    const { owners } = (await bodyOf(
      callAs(cms, 'get', '/api/EnquiryOwners', manager.token).expect(200),
    )) as { owners: readonly Data[] };
    expect(owners).toContainEqual({ _id: colleague.documentId, name: 'Ravi', areas: ['dwk'] });
    expect(owners).toContainEqual({ _id: admin.documentId, name: 'Gopal', areas: AREAS });
    expect(owners.map((one) => one._id)).not.toContain(other.documentId);
  });
});
