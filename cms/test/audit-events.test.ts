import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_UID, AUDIT_UID } from '../src/uids';
import { addListing, bodyOf, cmsOfFile, PASSWORD, register, signIn } from './support/cms';
import { auditTrail } from './support/audit';
import { codeOf, secondFactorCalls, WRONG } from './support/second-factor';

const cms = cmsOfFile({ LIMIT_LOGIN_PAIR: '6', TRUST_PROXY: '1' });

const { login, post, addStaff, addMember, enter, asked } = secondFactorCalls(cms);
const { page, entriesOf, actionsOf, stored } = auditTrail(cms);
const put = (path: string, body: object, token: string) =>
  cms.http.put(`/api/${path}`).set('Authorization', token).send(body);
const idOf = async (userId: string): Promise<string> => {
  const found: unknown = await cms.strapi.db.query(ACCOUNT_UID).findOne({ where: { userId } });
  return (found as { readonly documentId: string }).documentId;
};
const NEW_PASSWORD = 'Other@1234';

describe('an account of the site', () => {
  it('leaves entries of its creation, its logins and its sessions', async () => {
    const { userId, id } = await addStaff('9044440001', { uname: 'Meera' });
    await login(userId, PASSWORD, { takeOver: true })
      .set('X-Forwarded-For', '203.0.113.9')
      .expect(200);
    const { token } = (await bodyOf(login(userId, PASSWORD, { takeOver: true }))) as {
      readonly token: string;
    };
    await login(userId).expect(200, { msg: 'errorLogedin' });
    await post('users/logout', { everywhere: true }, token).expect(200);
    const entries = await entriesOf(id);
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['Create Account', 'done'],
      ['Log In', 'done'],
      ['Take Over Session', 'done'],
      ['Take Over Session', 'done'],
      ['Log Out Everywhere', 'done'],
    ]);
    expect(entries[0]).toMatchObject({ who: 'Nobody known', subject: 'visiter', onAccount: id });
    expect(entries[2]).toMatchObject({
      ...{ who: 'Meera', account: id, entry: 'site', address: '203.0.113.9', times: 1 },
    });
  });

  it('leaves entries of its role, status and password, with who changed them', async () => {
    const boss = await signIn(cms, 'admin', { superAdmin: true, uname: 'Boss' });
    await register(cms, '9044440002', { uname: 'Ravi' });
    const id = await idOf('9044440002');
    await put(`UserEdit/${id}`, { userType: 'manager_dwk' }, boss.token).expect(200);
    await put(`UserEdit/${id}`, { city: 'Delhi' }, boss.token).expect(200);
    await put(`UserEdit/${id}`, { userStatus: 'inactive' }, boss.token).expect(200);
    const password = { id, password: NEW_PASSWORD, cpassword: NEW_PASSWORD };
    await post('PasswordChangeByAdmin', password, boss.token).expect(200);
    await login('9044440002', NEW_PASSWORD).expect(200, { msg: 'errorInactive' });
    await put(`UserEdit/${id}`, { userStatus: 'active', userId: '9044440012' }, boss.token);
    await post('UserSessionEnd', { id }, boss.token).expect(200);
    expect((await entriesOf(id)).slice(1)).toMatchObject([
      { action: 'Change Role', who: 'Boss', onAccount: id, subject: 'visiter → manager_dwk' },
      { action: 'Change Status', onWhom: 'Ravi', subject: 'active → inactive' },
      { action: 'Change Password', who: 'Boss', onWhom: 'Ravi' },
      { action: 'Log In Failed', account: id, subject: 'Inactive account', outcome: 'refused' },
      { action: 'Change Status', subject: 'inactive → active' },
      { action: 'Change User Id', subject: '' },
      { action: 'End Session', who: 'Boss', onAccount: id },
    ]);
    const { token } = (await bodyOf(login('9044440012', NEW_PASSWORD))) as { token: string };
    const own = { oldPassword: NEW_PASSWORD, password: PASSWORD, password2: PASSWORD };
    await post('PasswordChange', own, token).expect(200);
    const last = { action: 'Change Password', account: id, onAccount: id, times: 1 };
    expect((await entriesOf(id)).at(-1)).toMatchObject(last);
    // Who worked here until now has a name.
    await put(`UserEdit/${id}`, { userType: 'visiter' }, boss.token).expect(200);
    const left = { action: 'Change Role', onWhom: 'Ravi', subject: 'manager_dwk → visiter' };
    expect((await entriesOf(id)).at(-1)).toMatchObject(left);
  });

  it('leaves entries of its second factor', async () => {
    const { userId, id, recoveryCodes } = await addMember('9044440003', { uname: 'Ravi' });
    expect(await bodyOf(enter(userId, WRONG))).toEqual({ msg: 'errorCode' });
    const { token } = (await bodyOf(enter(userId, recoveryCodes[0]))) as { token: string };
    const off = { password: PASSWORD, code: recoveryCodes[1] };
    await asked('SecondFactorOff', off, token);
    const admin = await signIn(cms, 'admin');
    await post('SecondFactorReset', { id }, admin.token).expect(200);
    expect((await actionsOf(id)).slice(2)).toEqual([
      ...['Switch On Second Factor', 'Log In Failed', 'Take Over Session', 'Use Recovery Code'],
      ...['Switch Off Second Factor', 'Use Recovery Code', 'Reset Second Factor'],
    ]);
  });

  it('logs in by one commit, which has the entry too', async () => {
    const { userId } = await addStaff('9044440009', { uname: 'Ravi' });
    const statements: string[] = [];
    const note = ({ sql }: { readonly sql: string }) => void statements.push(sql);
    const { connection } = cms.strapi.db;
    connection.on('query', note);
    await login(userId, PASSWORD, { takeOver: true }).expect(200);
    connection.removeListener('query', note);
    const kinds = statements.flatMap(
      (sql) => /^(begin|commit|insert|update)/i.exec(sql)?.[1] ?? [],
    );
    expect(kinds.map((kind) => kind.toLowerCase())).toEqual([
      ...['begin', 'update', 'insert', 'commit'],
    ]);
  });

  it('of a visitor is known by its id alone', async () => {
    await register(cms, '9044440004', { uname: 'Asha' });
    const id = await idOf('9044440004');
    await login('9044440004').expect(200);
    const found = await page({ account: id });
    expect(found.entries).toMatchObject([
      { action: 'Log In', who: 'A visitor', account: id, address: null },
      { action: 'Create Account', onWhom: 'A visitor', address: null },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Asha|9044440004/);
  });
});

describe('refused logins', () => {
  it('of an account are one entry for each minute', async () => {
    const { userId, id } = await addStaff('9044440005', { uname: 'Meera' });
    const before = (await entriesOf(id)).length;
    const started = Math.floor(Date.now() / 60_000);
    for (let n = 0; n < 9; n += 1) await login(userId, 'Wrong@1234');
    const minutes = 1 + Math.floor(Date.now() / 60_000) - started;
    const entries = (await entriesOf(id)).slice(before);
    const sumOf = (action: string) =>
      entries.filter((one) => one.action === action).reduce((sum, { times }) => sum + times, 0);
    expect([sumOf('Log In Failed'), sumOf('Locked Out')]).toEqual([6, 3]);
    expect(entries.length).toBeLessThanOrEqual(minutes * 2);
    expect(entries[0]).toMatchObject({ who: 'Meera', subject: 'Wrong password', entry: 'site' });
  });

  it('of a flood of unknown names are one entry for each minute, without the names', async () => {
    const started = Math.floor(Date.now() / 60_000);
    for (let n = 0; n < 20; n += 1) await login(`9044449${String(100 + n)}`, 'Wrong@1234');
    await stored();
    for (let n = 0; n < 20; n += 1) await login(`9044449${String(200 + n)}`, 'Wrong@1234');
    const minutes = 1 + Math.floor(Date.now() / 60_000) - started;
    const { entries } = await page({ action: 'Log In Failed' });
    const unknown = entries.filter(({ account, entry }) => account === null && entry === 'site');
    expect(unknown.length).toBeLessThanOrEqual(minutes);
    expect(unknown.reduce((sum, { times }) => sum + times, 0)).toBe(40);
    expect(unknown[0]).toMatchObject({ who: 'Nobody known', address: null });
  });

  it('are stored when the CMS stops', async () => {
    const { userId, id } = await addStaff('9044440006', { uname: 'Ravi' });
    await login(userId, 'Wrong@1234');
    await cms.restart();
    expect((await actionsOf(id)).at(-1)).toBe('Log In Failed');
  });
});

it('what is brought back leaves entries', async () => {
  const admin = await signIn(cms, 'admin', { uname: 'Keeper' });
  const { documentId: id, code } = await addListing(cms, 'dwk', 'propresi');
  await put(`dwk/PropResiEdit/${id}`, { floor: '3' }, admin.token).expect(200);
  await post('VersionRestore', { type: 'propresi', id, version: 0 }, admin.token).expect(200);
  await put(`dwk/PropResiDelete/${id}`, {}, admin.token).expect(200);
  await post('BinRestore', { type: 'propresi', id }, admin.token).expect(200);
  await post('BinRestore', { type: 'propresi', id }, admin.token).expect(404);
  const subject = expect.stringContaining(`Residential Property ${code}`) as unknown;
  expect(await entriesOf(admin.documentId)).toMatchObject([
    { action: 'Restore Version', who: 'Keeper', subject },
    { action: 'Restore from Bin', who: 'Keeper', subject },
  ]);
});

it('an account that is brought back is named as one', async () => {
  const boss = await signIn(cms, 'admin', { superAdmin: true });
  const visitor = await signIn(cms, 'visiter', { uname: 'Asha' });
  const id = visitor.documentId;
  await put(`UserEdit/${id}`, { uname: 'Asha II' }, boss.token).expect(200);
  await post('VersionRestore', { type: 'user', id, version: 0 }, boss.token).expect(200);
  expect(await entriesOf(id)).toMatchObject([{ action: 'Restore Version', subject: 'Account' }]);
});

it('an erasure takes names and addresses of the person from the trail', async () => {
  const boss = await signIn(cms, 'admin', { superAdmin: true });
  const { userId, id } = await addStaff('9044440007', { uname: 'Former' });
  await put(`UserEdit/${id}`, { userType: 'visiter' }, boss.token).expect(200);
  expect(JSON.stringify(await entriesOf(id))).toContain('Former');
  const erase = { phone: userId, confirm: true, accounts: [id] };
  await post('PersonErase', erase, boss.token).expect(200);
  const entries = await entriesOf(id);
  expect(entries.map(({ action }) => action)).toContain('Log In');
  expect(JSON.stringify(entries)).not.toContain('Former');
  expect(entries.filter(({ account }) => account === id)).toMatchObject([{ address: null }]);
});

it('no password, code, token or phone number is in any entry', async () => {
  const canaries = [PASSWORD, NEW_PASSWORD, 'Wrong@1234', WRONG];
  const { userId, id, secret, recoveryCodes, token } = await addMember('9044440008', {
    uname: 'Ravi',
  });
  await enter(userId, codeOf(secret));
  await post('SecondFactorReset', { id }, (await signIn(cms, 'admin')).token).expect(200);
  await stored();
  const text = JSON.stringify(await cms.strapi.db.connection('audits').select('*'));
  for (const canary of [...canaries, secret, ...recoveryCodes, token]) {
    expect(text).not.toContain(canary);
  }
  expect(text).not.toMatch(/\b9044440\d{3}\b|Bearer|eyJ|\$2[aby]\$/);
  expect(await cms.strapi.db.query(AUDIT_UID).count()).toBeGreaterThan(30);
});
