import { expect, it } from '@jest/globals';
import type { unlockLogins } from '../src/api/account/services/login-limits';
import { bodyOf, cmsOfFile, PASSWORD } from './support/cms';
import { moduleOfCms } from './support/load-strapi';
import { codeOf, secondFactorCalls, WRONG } from './support/second-factor';

const cms = cmsOfFile({ TRUST_PROXY: 'true', LIMIT_LOGIN_PAIR: '3', LIMIT_LOGIN_ACCOUNT: '50' });

const { post, asked, addMember, enter } = secondFactorCalls(cms);

/** The responses to logins from an address: the message, or 429. */
async function said(userId: string, codes: readonly string[], address = '10.0.0.1') {
  const all: unknown[] = [];
  for (const code of codes) {
    const answer = await enter(userId, code).set('X-Forwarded-For', address);
    all.push(answer.status === 429 ? 429 : (answer.body as { msg: string }).msg);
  }
  return all;
}
const unlock = (name: string): Promise<boolean> => {
  const { unlockLogins: run } = moduleOfCms('api/account/services/login-limits') as {
    unlockLogins: typeof unlockLogins;
  };
  return run(cms.strapi, name);
};

it('wrong codes bar the account from everywhere, also with the right one, until it is unlocked', async () => {
  const { userId, secret, token, recoveryCodes } = await addMember('9045550001');
  expect(await said(userId, [WRONG, WRONG])).toEqual(['errorCode', 'errorCode']);
  expect(await said(userId, [WRONG], '10.0.0.2')).toEqual(['errorCode']);
  expect(await said(userId, [WRONG, codeOf(secret)], '10.0.0.3')).toEqual([429, 429]);
  expect(await said(userId, [recoveryCodes[0] ?? ''], '10.0.0.4')).toEqual([429]);
  const off = { password: PASSWORD, code: codeOf(secret) };
  await post('SecondFactorOff', off, token).expect(429);
  expect(await unlock(userId)).toBe(true);
  expect(await said(userId, [codeOf(secret)], '10.0.0.5')).toEqual(['success']);
});

it('wrong codes at once are no more than one after the other', async () => {
  const { userId } = await addMember('9045550002');
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(userId, WRONG)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

it('a right code clears the count; a login without a code does not count', async () => {
  const { userId, secret } = await addMember('9045550003');
  const none = Array<string>(5).fill('');
  expect(await said(userId, none)).toEqual(Array<string>(5).fill('errorNoCode'));
  expect(
    await said(userId, [WRONG, WRONG, codeOf(secret), WRONG, WRONG, codeOf(secret, 1)]),
  ).toEqual(['errorCode', 'errorCode', 'success', 'errorCode', 'errorCode', 'success']);
});

it('a known device has a budget of its own', async () => {
  const { userId, secret } = await addMember('9045550004');
  const { headers } = await enter(userId, codeOf(secret)).expect(200);
  const mark = String(headers['x-known-device']);
  expect(await said(userId, [WRONG, WRONG, WRONG, WRONG])).toEqual([
    ...['errorCode', 'errorCode', 'errorCode', 429],
  ]);
  const known = (code: string) => enter(userId, code).set('X-Known-Device', mark);
  expect(await bodyOf(known(codeOf(secret, 1)))).toMatchObject({ msg: 'success' });
  for (let n = 0; n < 3; n += 1) await known(WRONG).expect(200, { msg: 'errorCode' });
  await known(WRONG).expect(429);
});

it('switching off is limited by the password, too', async () => {
  const { token } = await addMember('9045550005');
  const wrong = { password: 'Wrong@123', code: WRONG };
  for (let n = 0; n < 3; n += 1)
    expect(await asked('SecondFactorOff', wrong, token)).toEqual({ msg: 'errorPass' });
  await post('SecondFactorOff', wrong, token).expect(429);
});
