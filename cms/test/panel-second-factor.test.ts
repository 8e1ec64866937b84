/** @any-database Strapi’s own queries write the panel’s users; `second-factor-limits.test.ts` counts tries in a database. */
import { describe, expect, it } from '@jest/globals';
import { CODE_HEADER } from '../src/domain';
import { bodyOf, cmsOfFile } from './support/cms';
import { cookieOf, panelFactorCalls } from './support/panel-second-factor';
import { addPanelUser, errorsOf, PANEL_PASSWORD } from './support/panel-records';
import { codeOf, WRONG } from './support/second-factor';

const cms = cmsOfFile({ TRUST_PROXY: '1' });

const { login, said, tokenOf, asked, shown, addMember } = panelFactorCalls(cms);
const isOn = async (token: string) =>
  ((await bodyOf(shown(token).expect(200))) as { data: { isOn: boolean } }).data.isOn;
const users = () => cms.strapi.db.query('admin::user');
const refresh = (cookie: string) => cms.http.post('/admin/access-token').set('Cookie', cookie);

describe('switching on', () => {
  it('takes the password and a code of the secret; until then a login takes none', async () => {
    const email = await addPanelUser(cms, 'dwarka-manager');
    const token = await tokenOf(email);
    const begun = await asked('begin', {}, token).expect(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    const { secret, uri, qr } = (begun.body as { data: Record<string, string> }).data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(String(uri))).toContain(`:${email}?`);
    expect(Buffer.from(String(qr).split(',')[1] ?? '', 'base64').toString()).toContain('<svg');
    expect(await said(email)).toBe('success');

    const code = codeOf(String(secret));
    const at = async (body: object) => errorsOf(await bodyOf(asked('on', body, token).expect(400)));
    expect(await at({})).toEqual({ password: 'Password is required', code: 'Code is required' });
    expect(await at({ password: 'Wrong@1234', code })).toEqual({ password: 'Password Incorrect' });
    expect(await at({ password: PANEL_PASSWORD, code: WRONG })).toEqual({
      code: 'Code Incorrect, or already used',
    });
    expect(await isOn(token)).toBe(false);
    expect(await said(email)).toBe('success');
    await asked('on', { password: PANEL_PASSWORD, code }, token).expect(200);
    expect(await isOn(token)).toBe(true);
    await asked('begin', {}, token).expect(400);
  });

  it('shows ten codes for recovery, and ends the other sessions', async () => {
    const email = await addPanelUser(cms, 'dwarka-manager');
    const other = await login(email).expect(200);
    const theirs = (other.body as { data: { token: string } }).data.token;
    const cookie = cookieOf(other.headers, 'strapi_admin_refresh') ?? '';
    const token = await tokenOf(email);
    const { data } = (await bodyOf(asked('begin', {}, token))) as { data: { secret: string } };
    const on = { password: PANEL_PASSWORD, code: codeOf(data.secret) };
    const done = (await bodyOf(asked('on', on, token).expect(200))) as {
      data: { recoveryCodes: string[] };
    };
    expect(new Set(done.data.recoveryCodes).size).toBe(10);
    await shown(theirs).expect(401);
    await refresh(cookie).expect(401);
    await shown(token).expect(200);
  });
});

describe('a login', () => {
  it('with the right password alone gives no token, and says what to do', async () => {
    const { email, secret } = await addMember();
    const alone = await login(email).expect(400);
    expect(alone.body).toMatchObject({
      data: null,
      error: {
        message: 'This account has a second factor. Log in again and enter its code',
        details: { msg: 'errorNoCode' },
      },
    });
    expect(alone.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(alone.body)).not.toMatch(/token/i);
    const wrong = await login(email, { code: WRONG }).expect(400);
    expect(wrong.body).toMatchObject({ error: { details: { msg: 'errorCode' } } });
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect(await said(email, { code: codeOf(secret, 5) })).toBe('errorCode');
    expect(await said(email, { code: 'x'.repeat(500) })).toBe('errorCode');
    expect(await said(email, { code: codeOf(secret) })).toBe('success');
  });

  it('tells of the code after the right password alone', async () => {
    const { email, secret } = await addMember();
    const code = codeOf(secret);
    const known = await login(email, { password: 'Wrong@1234', code }).expect(400);
    const unknown = await login('nobody@example.com', { code }).expect(400);
    expect(known.body).toEqual(unknown.body);
    expect(await said(email, { code })).toBe('success');
  });

  it('takes a code once, however often at once', async () => {
    const { email, secret } = await addMember();
    const code = codeOf(secret, 1);
    const answers = await Promise.all([code, code, code].map((one) => said(email, { code: one })));
    expect(answers.sort()).toEqual(['errorCode', 'errorCode', 'success']);
    expect(await said(email, { code: codeOf(secret) })).toBe('errorCode');
  });

  it('takes each code for recovery once', async () => {
    const { email, recoveryCodes } = await addMember();
    const [code = ''] = recoveryCodes;
    expect(await said(email, { code: code.toUpperCase() })).toBe('success');
    expect(await said(email, { code })).toBe('errorCode');
  });

  it('of a user who is not active says that', async () => {
    const { email } = await addMember();
    await users().update({ where: { email }, data: { isActive: false } });
    expect(await said(email)).toBe('User not active');
  });

  it('of a user without a second factor ignores a code', async () => {
    expect(await said(await addPanelUser(cms, 'dwarka-manager'), { code: WRONG })).toBe('success');
  });
});

describe('the other ways to a token', () => {
  const password = 'Another@1234';
  const soon = () => new Date(Date.now() + 60_000).toISOString();

  it('a reset of the password needs the code', async () => {
    const { email, secret } = await addMember();
    const data = { resetPasswordToken: 'reset-1', resetPasswordTokenExpiresAt: soon() };
    await users().update({ where: { email }, data });
    const reset = (code: string) =>
      cms.http
        .post('/admin/reset-password')
        .set(CODE_HEADER, code)
        .send({ resetPasswordToken: 'reset-1', password });
    const without = await reset('').expect(400);
    expect(without.body).toMatchObject({ error: { details: { msg: 'errorNoCode' } } });
    expect(without.headers['set-cookie']).toBeUndefined();
    await reset(WRONG).expect(400);
    expect(await said(email)).toBe('errorNoCode');
    const done = await reset(codeOf(secret)).expect(200);
    expect(done.body).toMatchObject({ data: { token: expect.any(String) as unknown } });
    expect(await said(email, { password })).toBe('errorNoCode');
  });

  it('a registration needs the code', async () => {
    const { email, secret } = await addMember();
    await users().update({ where: { email }, data: { registrationToken: 'invited-1' } });
    const userInfo = { firstname: 'A', lastname: 'B', password };
    const register = (code: string) =>
      cms.http
        .post('/admin/register')
        .set(CODE_HEADER, code)
        .send({ registrationToken: 'invited-1', userInfo });
    const without = await register('').expect(400);
    expect(without.body).toMatchObject({ error: { details: { msg: 'errorNoCode' } } });
    expect(await said(email)).toBe('errorNoCode');
    await register(codeOf(secret)).expect(200);
  });

  it('a session is renewed where it was begun with the code alone', async () => {
    const { email, secret } = await addMember();
    const refused = await login(email).expect(400);
    await refresh(cookieOf(refused.headers, 'strapi_admin_refresh') ?? '').expect(401);
    const { headers } = await login(email, { code: codeOf(secret) }).expect(200);
    await refresh(cookieOf(headers, 'strapi_admin_refresh') ?? '').expect(200);
  });

  it('a new password leaves the second factor on', async () => {
    const { email, token } = await addMember();
    await cms.http
      .put('/admin/users/me')
      .set('Authorization', `Bearer ${token}`)
      .send({ currentPassword: PANEL_PASSWORD, password })
      .expect(200);
    expect(await said(email, { password })).toBe('errorNoCode');
  });
});

describe('switching off', () => {
  it('takes the password and a code', async () => {
    const { email, token, secret } = await addMember();
    const code = codeOf(secret);
    await asked('off', { password: 'Wrong@1234', code }, token).expect(400);
    await asked('off', { password: PANEL_PASSWORD, code: WRONG }, token).expect(400);
    expect(await said(email)).toBe('errorNoCode');
    await asked('off', { password: PANEL_PASSWORD, code }, token).expect(200);
    expect(await said(email)).toBe('success');
    expect(await isOn(token)).toBe(false);
  });

  it('and everything else is for a signed-in user', async () => {
    await cms.http.get('/admin/second-factor').expect(401);
    for (const path of ['begin', 'on', 'off', 'reset'])
      await cms.http.post(`/admin/second-factor/${path}`).send({}).expect(401);
  });
});
