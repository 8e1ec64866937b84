/** @any-database Strapi’s own queries write accounts; `second-factor-limits.test.ts` counts tries in a database. */
import { describe, expect, it } from '@jest/globals';
import { bodyOf, callAs, cmsOfFile, PASSWORD } from './support/cms';
import { codeOf, secondFactorCalls, WRONG } from './support/second-factor';

const cms = cmsOfFile();

const { post, login, asked, addStaff, addMember, enter, entered } = secondFactorCalls(cms);
const me = (token: string) => callAs(cms, 'get', '/api/GetUserForAuth', token);

describe('switching on', () => {
  it('takes the password and a code of the secret; until then a login takes none', async () => {
    const { userId, token } = await addStaff('9044440001', { userType: 'manager_dwk' });
    const begun = await asked('SecondFactorBegin', {}, token);
    expect(begun).toMatchObject({
      msg: 'success',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    const { uri, qr } = begun as unknown as { uri: string; qr: string };
    expect(uri).toContain(`secret=${begun.secret}`);
    expect(uri).toContain(`:${userId}?`);
    expect(Buffer.from(qr.split(',')[1] ?? '', 'base64').toString()).toContain('<svg');
    expect(await entered(userId)).toBe('success');
    const { token: live } = (await bodyOf(enter(userId).expect(200))) as { token: string };

    const on = (body: object) => asked('SecondFactorOn', { password: PASSWORD, ...body }, live);
    const code = codeOf(begun.secret);
    expect(await on({ password: 'Wrong@123', code })).toEqual({ msg: 'errorPass' });
    expect(await on({ code: WRONG })).toEqual({ msg: 'errorCode' });
    expect(await on({ code: codeOf(begun.secret, 5) })).toEqual({ msg: 'errorCode' });
    expect(await entered(userId)).toBe('success');
  });

  it('ends the session, begins another one, and shows ten codes for recovery', async () => {
    const { userId, token } = await addStaff('9044440002');
    const { secret } = await asked('SecondFactorBegin', {}, token);
    const code = codeOf(secret);
    const on = await asked('SecondFactorOn', { password: PASSWORD, code }, token);
    expect(new Set(on.recoveryCodes).size).toBe(10);
    for (const one of on.recoveryCodes) expect(one).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    await me(token).expect(401);
    await me(on.token).expect(200);
    await post('SecondFactorBegin', {}, on.token).expect(200, { msg: 'errorAlready' });
    // The prepared secret is no longer valid, and the code is used.
    const again = { password: PASSWORD, code: codeOf(secret, 1) };
    await post('SecondFactorOn', again, on.token).expect(200, { msg: 'errorCode' });
    expect(await entered(userId, code)).toBe('errorCode');
  });

  it.each([
    [{}, { password: 'Password is required', code: 'Code is required' }],
    [{ password: PASSWORD, code: 123456 }, { code: 'Code must be text' }],
  ])('refuses %j', async (body, errors) => {
    const { token } = await addStaff(`90444400${String(Object.keys(body).length + 10)}`);
    for (const call of ['SecondFactorOn', 'SecondFactorOff'])
      await post(call, body, token).expect(400, { msg: 'errorValidation', errors });
  });
});

describe('a login', () => {
  it('with the right password is asked for the code', async () => {
    const { userId, secret } = await addMember('9044440021');
    for (const none of [undefined, null, ''])
      expect(await entered(userId, none)).toBe('errorNoCode');
    await login(userId, 'Wrong@123', { code: codeOf(secret) }).expect(200, { msg: 'errorPass' });
    expect(await entered(userId, WRONG)).toBe('errorCode');
    expect(await entered(userId, codeOf(secret, 5))).toBe('errorCode');
    await enter(userId, 123456).expect(400, {
      msg: 'errorValidation',
      errors: { code: 'Code must be text' },
    });
    const answer = await enter(userId, ` ${codeOf(secret).replace(/^.../, '$& ')}`);
    expect(answer.body).toMatchObject({ msg: 'success', userA: { userId } });
    expect(answer.headers['x-known-device']).toBeTruthy();
  });

  it('takes a code once, and none from before it', async () => {
    const { userId, secret } = await addMember('9044440022');
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    const answers = await Promise.all([next, next, next].map((code) => entered(userId, code)));
    expect(answers.sort()).toEqual(['errorCode', 'errorCode', 'success']);
    expect(await entered(userId, next)).toBe('errorCode');
    expect(await entered(userId, now)).toBe('errorCode');
  });

  it('beside a live session leaves the code for the takeover', async () => {
    const { userId, secret } = await addMember('9044440023');
    const code = codeOf(secret);
    await login(userId, PASSWORD, { code }).expect(200, { msg: 'errorLogedin' });
    expect(await entered(userId, code)).toBe('success');
  });

  it('takes each code for recovery once, however it is typed', async () => {
    const { userId, recoveryCodes } = await addMember('9044440024');
    const [first = '', second = '', third = ''] = recoveryCodes;
    expect(await entered(userId, first)).toBe('success');
    expect(await entered(userId, first)).toBe('errorCode');
    expect(await entered(userId, second.toUpperCase().replaceAll('-', ' '))).toBe('success');
    const answers = await Promise.all([third, third].map((code) => entered(userId, code)));
    expect(answers.sort()).toEqual(['errorCode', 'success']);
  });

  it('of a super admin is asked, too', async () => {
    const { userId, secret } = await addMember('9044440025', { superAdmin: true });
    const credentials = { userId, password: PASSWORD, takeOver: true };
    await post('SuperAdmin/Login', credentials).expect(200, { msg: 'errorNoCode' });
    const right = await bodyOf(post('SuperAdmin/Login', { ...credentials, code: codeOf(secret) }));
    expect(right).toMatchObject({ msg: 'success' });
  });

  it('of an account without a second factor ignores a code', async () => {
    const { userId } = await addStaff('9044440026');
    expect(await entered(userId, WRONG)).toBe('success');
  });

  it('takes codes for recovery where the data were restored without their secrets', async () => {
    const { userId, secret, recoveryCodes } = await addMember('9044440027');
    process.env.ENCRYPTION_KEY = 'another key';
    try {
      expect(await entered(userId, codeOf(secret))).toBe('errorCode');
      expect(await entered(userId, recoveryCodes[0])).toBe('success');
    } finally {
      delete process.env.ENCRYPTION_KEY;
    }
    expect(await entered(userId, codeOf(secret))).toBe('success');
  });
});

describe('switching off', () => {
  it('takes the password and a code; the session is a new one', async () => {
    const { userId, token, secret } = await addMember('9044440031');
    const off = (body: object) => asked('SecondFactorOff', { password: PASSWORD, ...body }, token);
    const code = codeOf(secret);
    expect(await off({ password: 'Wrong@123', code })).toEqual({ msg: 'errorPass' });
    expect(await off({ code: WRONG })).toEqual({ msg: 'errorCode' });
    expect(await entered(userId)).toBe('errorNoCode');
    const answer = await off({ code });
    expect(answer.msg).toBe('success');
    await me(token).expect(401);
    await me(answer.token).expect(200);
    expect(await entered(userId)).toBe('success');
    const again = await addMember('9044440032');
    const byRecovery = { password: PASSWORD, code: again.recoveryCodes[3] };
    expect(await asked('SecondFactorOff', byRecovery, again.token)).toMatchObject({
      msg: 'success',
    });
  });

  it('does nothing where it is off', async () => {
    const { token } = await addStaff('9044440033');
    const { secret } = await asked('SecondFactorBegin', {}, token);
    const off = { password: PASSWORD, code: codeOf(secret) };
    await post('SecondFactorOff', off, token).expect(200, { msg: 'errorCode' });
    await me(token).expect(200);
  });
});

describe('a reset', () => {
  it('by an admin lets that user in by the password alone, and ends the session', async () => {
    const { userId, id, token, secret } = await addMember('9044440041', {
      userType: 'manager_ggn',
    });
    const admin = await addStaff('9044440042');
    await post('SecondFactorReset', { id }, admin.token).expect(200, { msg: 'success' });
    await me(token).expect(401);
    expect(await entered(userId)).toBe('success');
    // The old secret is no longer valid.
    const { token: fresh } = (await bodyOf(enter(userId).expect(200))) as { token: string };
    const begun = await asked('SecondFactorBegin', {}, fresh);
    expect(begun.secret).not.toBe(secret);
    await post('SecondFactorReset', { id }, admin.token).expect(200, { msg: 'success' });
  });

  it('is nobody’s own: that would pass the code by', async () => {
    const { id, token, userId } = await addMember('9044440043', { superAdmin: true });
    await post('SecondFactorReset', { id }, token).expect(400, {
      msg: 'errorValidation',
      errors: { id: 'You cannot reset your own second factor' },
    });
    expect(await entered(userId)).toBe('errorNoCode');
  });
});

it('a new password leaves the second factor on', async () => {
  const { userId, id } = await addMember('9044440051');
  const admin = await addStaff('9044440052');
  const reset = { id, password: PASSWORD, cpassword: PASSWORD };
  await post('PasswordChangeByAdmin', reset, admin.token).expect(200, { msg: 'success' });
  expect(await entered(userId)).toBe('errorNoCode');
});
