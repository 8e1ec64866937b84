import { expect, it } from '@jest/globals';
import { ACCOUNT_UID } from '../src/uids';
import { cmsOfFile, signIn } from './support/cms';
import { auditTrail } from './support/audit';
import { addPanelUser, PANEL_PASSWORD, recordsOf, signInToPanel } from './support/panel-records';
import { panelFactorCalls } from './support/panel-second-factor';

const cms = cmsOfFile({ TRUST_PROXY: '1' });

const { page, entriesOf, stored } = auditTrail(cms);
const { said, addMember: addPanelMember } = panelFactorCalls(cms);
const ofPanel = async (action: string) =>
  (await page({ action }, { limit: 100 })).entries.filter(({ entry }) => entry === 'panel');

it('the panel leaves entries of logins and failures', async () => {
  const email = await addPanelUser(cms, 'strapi-super-admin');
  expect(await said(email, { address: '203.0.113.7' })).toBe('success');
  expect(await said(email, { password: 'Wrong@1234' })).not.toBe('success');
  expect(await said('nobody@example.com')).not.toBe('success');
  const who = 'Test strapi-super-admin';
  expect((await ofPanel('Log In'))[0]).toMatchObject({ who, address: '203.0.113.7' });
  const failed = await ofPanel('Log In Failed');
  expect(failed).toContainEqual(expect.objectContaining({ who, subject: 'Wrong password' }));
  expect(failed).toContainEqual(expect.objectContaining({ who: 'Nobody known', address: null }));
});

it('the panel leaves entries of second factors', async () => {
  const { email, recoveryCodes } = await addPanelMember('admin');
  expect(await said(email, { code: recoveryCodes[0] })).toBe('success');
  expect((await ofPanel('Use Recovery Code'))[0]).toMatchObject({ who: 'Test admin' });
  expect((await ofPanel('Switch On Second Factor'))[0]).toMatchObject({ who: 'Test admin' });
});

it('the panel leaves entries of its users’ creation, role, status, password and deletion', async () => {
  const boss = await signInToPanel(cms, 'strapi-super-admin');
  const roles = (await cms.strapi.db.query('admin::role').findMany()) as readonly {
    readonly id: number;
    readonly name: string;
    readonly code: string;
  }[];
  const role = (code: string) => roles.find((one) => one.code === code);
  const made = { firstname: 'New', lastname: 'User', email: 'new@example.com' };
  const created = await boss
    .post('/admin/users', { ...made, roles: [role('dwarka-manager')?.id] })
    .expect(201);
  const { id } = (created.body as { data: { id: number } }).data;
  const edit = (body: object) => boss.put(`/admin/users/${String(id)}`, body).expect(200);
  await edit({ roles: [role('admin')?.id] });
  await edit({ isActive: true, password: PANEL_PASSWORD });
  await edit({ firstname: 'Newer' });
  await boss.del(`/admin/users/${String(id)}`).expect(200);
  const { entries } = await page({ account: `panel ${String(id)}` });
  const who = 'Test strapi-super-admin';
  expect([...entries].reverse()).toMatchObject([
    { action: 'Create Account', who, entry: 'panel', onWhom: 'New User' },
    { action: 'Change Role', subject: `${String(role('dwarka-manager')?.name)} → Admin` },
    { action: 'Change Status', subject: 'inactive → active' },
    { action: 'Change Password', who },
    { action: 'Delete Account', onWhom: 'Newer User' },
  ]);
});

it('the panel leaves entries of the accounts of the site that it changes', async () => {
  const boss = await signInToPanel(cms, 'strapi-super-admin');
  const visitor = await signIn(cms, 'visiter');
  await boss.put(recordsOf(ACCOUNT_UID, visitor.documentId), { superAdmin: true }).expect(200);
  await boss.del(recordsOf(ACCOUNT_UID, visitor.documentId)).expect(200);
  expect(await entriesOf(visitor.documentId)).toMatchObject([
    { action: 'Change Role', entry: 'panel', subject: 'visiter → visiter, super admin' },
    { action: 'Delete Account', entry: 'panel' },
  ]);
});

it('no password or code of the panel is in any entry', async () => {
  const { recoveryCodes, secret, token } = await addPanelMember('admin');
  await stored();
  const text = JSON.stringify(await cms.strapi.db.connection('audits').select('*'));
  for (const canary of [PANEL_PASSWORD, 'Wrong@1234', secret, token, ...recoveryCodes])
    expect(text).not.toContain(canary);
  expect(text).not.toMatch(/@example\.com|eyJ|\$2[aby]\$/);
});
