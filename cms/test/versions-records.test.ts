import { expect, it } from '@jest/globals';
import { ACCOUNT_UID, MASTER_UIDS, RECORD_UIDS } from '../src/uids';
import { addMaster, signIn } from './support/cms';
import { HistoryFixture } from './support/history';

const fixture = HistoryFixture.ofFile();
const { cms } = fixture;
const manager = () => fixture.manager.token;

it('a review: its versions are for staff, and leave out what a visitor is called', async () => {
  const visitor = await signIn(cms, 'visiter', { uname: 'Asha' });
  const sent = { rating: 4, review: 'Good', name: 'A', reviewType: 'Text' };
  await fixture.ask('ReviewCreate', sent, visitor.token).expect(200);
  const { documentId: id } = (await cms.strapi.db
    .query(RECORD_UIDS.review)
    .findOne({ where: { author: { id: visitor.id } } })) as { documentId: string };
  await fixture.put(`ReviewEdit/${id}`, { hidden: true }, manager()).expect(200);
  expect(await fixture.versionsOf('review', id, manager())).toMatchObject([
    {
      ...{ action: 'update', who: 'Ravi' },
      changes: [{ field: 'hidden', label: 'Hidden', before: 'No', after: 'Yes' }],
    },
    { action: 'create', who: 'A visitor', entry: 'site' },
  ]);
  await fixture.ask('VersionRestore', { type: 'review', id, version: 0 }, manager()).expect(200);
  const [newest] = await fixture.versionsOf('review', id);
  expect(newest).toMatchObject({ action: 'restore', changes: [{ before: 'Yes', after: 'No' }] });
  await fixture.ask('VersionSearch', { type: 'review', id }, visitor.token).expect(403);
});

it('an account: without its password, and of a super admin for super admins alone', async () => {
  const { documentId: id } = await signIn(cms, 'visiter', { uname: 'Old' });
  await fixture.put(`UserEdit/${id}`, { uname: 'New' }).expect(200);
  const password = 'Sample@987';
  await fixture.ask('PasswordChangeByAdmin', { id, password, cpassword: password }).expect(200);
  expect(await fixture.versionsOf('user', id)).toMatchObject([
    { who: 'Meera', changes: [{ label: 'User Name', before: 'Old', after: 'New' }] },
  ]);
  await fixture.ask('VersionSearch', { type: 'user', id }, manager()).expect(403);
  await fixture.ask('VersionRestore', { type: 'user', id, version: 0 }).expect(200);
  const stored: unknown = await cms.strapi.db
    .query(ACCOUNT_UID)
    .findOne({ where: { documentId: id } });
  expect(stored).toMatchObject({ uname: 'Old' });

  const boss = await signIn(cms, 'visiter', { superAdmin: true });
  const ofBoss = { type: 'user', id: boss.documentId, version: 0 };
  await fixture.ask('VersionSearch', ofBoss).expect(403);
  await fixture.ask('VersionRestore', ofBoss).expect(403);
  await fixture.ask('VersionSearch', ofBoss, boss.token).expect(200);
});

it('an account’s user id and type come back by a super admin alone', async () => {
  const { documentId: id } = await signIn(cms, 'visiter');
  const boss = (await signIn(cms, 'visiter', { superAdmin: true })).token;
  await fixture.put(`UserEdit/${id}`, { userType: 'executive' }, boss).expect(200);
  const first = { type: 'user', id, version: 0 };
  await fixture.ask('VersionRestore', first).expect(403);
  await fixture.ask('VersionRestore', first, boss).expect(200);
});

it('an account’s versions go with it', async () => {
  const { documentId } = await signIn(cms, 'visiter');
  const documents = cms.strapi.documents(ACCOUNT_UID);
  await documents.update({ documentId, data: { uname: 'Renamed' } as never });
  const count = () =>
    cms.strapi.db.query('api::version.version').count({ where: { record: documentId } });
  expect(await count()).toBe(1);
  await documents.delete({ documentId });
  expect(await count()).toBe(0);
});

it('a master list: a name is found by its region and spelling', async () => {
  const { documentId } = await addMaster(cms, 'locality', 'dwk', 'Sector 5/6');
  const documents = cms.strapi.documents(MASTER_UIDS.locality);
  await documents.update({ documentId, data: { name: 'Sector 5/7' } as never });
  const id = 'dwk/Sector 5/7';
  expect(await fixture.versionsOf('locality', id, manager())).toMatchObject([
    { changes: [{ field: 'name', label: 'Locality', before: 'Sector 5/6', after: 'Sector 5/7' }] },
    { action: 'create' },
  ]);
  await fixture.ask('VersionSearch', { type: 'locality', id: 'ggn/Sector 5/7' }).expect(404);
  await fixture.ask('VersionRestore', { type: 'locality', id, version: 0 }, manager()).expect(200);
  const stored: unknown = await cms.strapi.db
    .query(MASTER_UIDS.locality)
    .findOne({ where: { documentId } });
  expect(stored).toMatchObject({ name: 'Sector 5/6' });
});
