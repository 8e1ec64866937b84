/** @any-database The mark is in a cookie; `login-flood.test.ts` counts in a database. */
import { expect, it } from '@jest/globals';
import { cmsOfFile } from './support/cms';
import { cookieOf, panelFactorCalls } from './support/panel-second-factor';
import { addPanelUser, PANEL_PASSWORD } from './support/panel-records';
import { codeOf, WRONG } from './support/second-factor';

const NAME = 'panel_known_device';
const BAD = 'Wrong@1234';

const cms = cmsOfFile({ TRUST_PROXY: '1', LIMIT_LOGIN_PAIR: '3', LIMIT_LOGIN_ACCOUNT: '6' });

const { login, said, tokenOf, addMember } = panelFactorCalls(cms);
const LIMITED = 'Too many tries. Please wait a while and try again';

/** The cookie that a login sets, in the form that the browser sends back. */
async function markOf(email: string, code?: string): Promise<string> {
  const { headers } = await login(email, { code }).expect(200);
  return (cookieOf(headers, NAME) ?? '').split(';')[0] ?? '';
}
/** Uses up the user's login budget from many addresses. */
async function bar(email: string): Promise<void> {
  for (let n = 0; n < 7; n += 1)
    await login(email, { password: BAD, address: `10.9.0.${String(n)}` });
  expect(await said(email, { address: '10.9.1.1' })).toBe(LIMITED);
}

it('a login leaves a mark that scripts do not read and other sites do not send', async () => {
  const email = await addPanelUser(cms, 'dwarka-manager');
  const { headers } = await login(email).expect(200);
  const cookie = cookieOf(headers, NAME) ?? '';
  for (const part of ['; path=/admin;', '; samesite=strict', '; httponly'])
    expect(cookie.toLowerCase()).toContain(part);
  expect(cookie.toLowerCase()).not.toContain('; secure');
  const refused = await login(email, { password: BAD }).expect(400);
  expect(cookieOf(refused.headers, NAME)).toBeUndefined();
  const safe = await login(email).set('X-Forwarded-Proto', 'https').expect(200);
  expect((cookieOf(safe.headers, NAME) ?? '').toLowerCase()).toContain('; secure');
});

it('wrong passwords from elsewhere do not bar a known device, which has a budget of its own', async () => {
  const email = await addPanelUser(cms, 'dwarka-manager');
  const cookie = await markOf(email);
  await bar(email);
  expect(await said(email, { cookie, address: '10.9.1.1' })).toBe('success');
  // The login did not reset the budget of other devices.
  expect(await said(email, { address: '10.9.1.2' })).toBe(LIMITED);
  for (let n = 0; n < 3; n += 1)
    expect(await said(email, { cookie, password: BAD })).toBe('Invalid credentials');
  expect(await said(email, { cookie })).toBe(LIMITED);
});

it('wrong codes from elsewhere do not bar a known device', async () => {
  const { email, secret } = await addMember();
  const cookie = await markOf(email, codeOf(secret));
  for (let n = 0; n < 3; n += 1) expect(await said(email, { code: WRONG })).toBe('errorCode');
  expect(await said(email, { code: WRONG })).toBe(LIMITED);
  expect(await said(email, { code: codeOf(secret, 1), cookie })).toBe('success');
});

it('a mark counts for its user alone', async () => {
  const email = await addPanelUser(cms, 'dwarka-manager');
  const others = await markOf(await addPanelUser(cms, 'dwarka-manager'));
  await bar(email);
  for (const cookie of [others, `${NAME}=x~y`, `${NAME}=${'x'.repeat(5000)}`])
    expect(await said(email, { cookie })).toBe(LIMITED);
});

it('a browser remembers several users', async () => {
  const [one, two] = [
    await addPanelUser(cms, 'dwarka-manager'),
    await addPanelUser(cms, 'dwarka-manager'),
  ];
  const first = await markOf(one);
  const { headers } = await login(two, { cookie: first }).expect(200);
  const cookie = (cookieOf(headers, NAME) ?? '').split(';')[0] ?? '';
  await bar(one);
  await bar(two);
  expect(await said(one, { cookie })).toBe('success');
  expect(await said(two, { cookie })).toBe('success');
});

it('a new password forgets the devices', async () => {
  const email = await addPanelUser(cms, 'dwarka-manager');
  const cookie = await markOf(email);
  const password = 'Another@1234';
  await cms.http
    .put('/admin/users/me')
    .set('Authorization', `Bearer ${await tokenOf(email)}`)
    .send({ currentPassword: PANEL_PASSWORD, password })
    .expect(200);
  await bar(email);
  expect(await said(email, { cookie, password })).toBe(LIMITED);
});
