/** @any-database Strapi’s own queries write accounts; `second-factor-limits.test.ts` counts tries in a database. */
import { expect, it } from '@jest/globals';
import { AUDIT_UID } from '../src/uids';
import { cmsOfFile } from './support/cms';
import { runCommand } from './support/command';
import { panelFactorCalls } from './support/panel-second-factor';
import { codeOf, secondFactorCalls, WRONG } from './support/second-factor';

const USER_ID = '9033330001';

const cms = cmsOfFile();

const makeSuperAdmin = (password: string, userId = USER_ID) =>
  runCommand(`${password}\n`, 'account', '--superadmin', userId);
const login = async (password: string): Promise<unknown> => {
  const credentials = { userId: USER_ID, password, takeOver: true };
  return (await cms.http.post('/api/SuperAdmin/Login').send(credentials).expect(200)).body;
};

it('npm run account makes a super admin, and resets its password', async () => {
  const made = await makeSuperAdmin('First@1234');
  expect(made.output).toContain(`${USER_ID} is a super admin now.`);
  expect(made.code).toBe(0);
  expect(await login('First@1234')).toMatchObject({ msg: 'success', userA: { superAdmin: true } });
  expect((await makeSuperAdmin('Second@1234')).output).toContain('with the new password now');
  expect(await login('First@1234')).toEqual({ msg: 'errorPass' });
  expect(await login('Second@1234')).toMatchObject({ msg: 'success' });
});

it('npm run account ends a lockout', async () => {
  const wrong = { userId: USER_ID, password: 'Wrong@1234' };
  const right = { userId: USER_ID, password: 'Second@1234', takeOver: true };
  for (let n = 0; n < 10; n += 1)
    await cms.http.post('/api/users/login').send(wrong).expect(200, { msg: 'errorPass' });
  await cms.http.post('/api/users/login').send(right).expect(429);
  const unlocked = await runCommand('', 'account', '--unlock', USER_ID);
  expect(unlocked.output).toContain(`${USER_ID} can log in again now.`);
  expect(await login('Second@1234')).toMatchObject({ msg: 'success' });
  const where = { action: 'Unlock' };
  expect(await cms.strapi.db.query(AUDIT_UID).findMany({ where })).toMatchObject([
    { entry: 'program', accountId: null, address: null, targetName: 'Super Admin' },
  ]);
  const unknown = await runCommand('', 'account', '--unlock', '9033339999');
  expect(unknown.output).toContain('There is no account 9033339999.');
  expect(unknown.code).toBe(1);
});

it('npm run account resets a second factor, and ends a lockout by wrong codes', async () => {
  const { addMember, entered, enter } = secondFactorCalls(cms);
  const { userId, secret } = await addMember('9033330002');
  for (let n = 0; n < 10; n += 1) expect(await entered(userId, WRONG)).toBe('errorCode');
  await enter(userId, codeOf(secret)).expect(429);
  expect((await runCommand('', 'account', '--unlock', userId)).code).toBe(0);
  expect(await entered(userId, codeOf(secret))).toBe('success');
  const reset = await runCommand('', 'account', '--reset-second-factor', userId);
  expect(reset.output).toContain(`${userId} logs in by the password alone now`);
  expect(await entered(userId)).toBe('success');
});

it('npm run account resets a second factor of the panel, and ends a lockout by wrong codes', async () => {
  const { addMember, said } = panelFactorCalls(cms);
  const { email, secret } = await addMember();
  for (let n = 0; n < 10; n += 1) expect(await said(email, { code: WRONG })).toBe('errorCode');
  expect(await said(email, { code: codeOf(secret) })).toMatch(/^Too many/);
  expect((await runCommand('', 'account', '--unlock', email)).code).toBe(0);
  expect(await said(email, { code: codeOf(secret) })).toBe('success');
  const name = email.toUpperCase();
  const reset = await runCommand('', 'account', '--reset-second-factor', name);
  expect(reset.output).toContain(`${name} logs in by the password alone now`);
  expect(await said(email)).toBe('success');
  const unknown = await runCommand('', 'account', '--reset-second-factor', 'nobody@example.com');
  expect(unknown.output).toContain('There is no account nobody@example.com.');
  expect(unknown.code).toBe(1);
});

it.each([
  ['weak', USER_ID, 'That password is not good enough.'],
  ['First@1234', '12345', '12345 is no ten-digit mobile number.'],
])('the password %s of %s is rejected with one sentence', async (password, userId, sentence) => {
  const { code, output } = await makeSuperAdmin(password, userId);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});
