import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addEnquiry, bodyOf, bootCms, callAs, signIn } from './support/cms';
import type { TestCms } from './support/cms';
import { ENQUIRY_UID } from '../src/uids';

type Body = Readonly<Record<string, unknown>>;
type Staff = Awaited<ReturnType<typeof signIn>>;

let cms: TestCms;
let manager: Staff;
beforeAll(async () => {
  cms = await bootCms();
  manager = await signIn(cms, 'manager_dwk', { uname: 'Meera' });
});
afterAll(() => cms.close());

const edit = (id: string, body: object, { token }: Staff = manager) =>
  callAs(cms, 'put', `/api/EnquiryEdit/${id}`, token).send(body);
const bulk = (body: object, { token }: Staff = manager) =>
  bodyOf(callAs(cms, 'put', '/api/EnquiryBulk', token).send(body).expect(200));
const stored = async (documentId: string) =>
  (await cms.strapi.db.query(ENQUIRY_UID).findOne({ where: { documentId } })) as Body;

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
    [{ followUpOn: '2030-01-01' }, 'followUpOn'],
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

  it.each<readonly [object, Body]>([
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
});
