import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { beginSession } from '../src/sessions/session';
import type { ComparedAccount } from '../src/sessions/session';
import { ACCOUNT_UID, PARAMETER_UID } from '../src/uids';
import { accountCalls } from './support/account-calls';
import type { LoginAnswer } from './support/account-calls';
import { bodyOf, register, signIn, PASSWORD, cmsOfFile } from './support/cms';
import { setParameters } from './support/parameters';

const cms = cmsOfFile();

const { post, login, me, loggedIn } = accountCalls(cms);

describe('registration', () => {
  const values = (more: object = {}) => ({
    ...{ userId: '9011110001', uname: 'New Visitor', password: PASSWORD, password2: PASSWORD },
    ...more,
  });

  it('makes a visitor, whatever else is sent, who can log in', async () => {
    const sent = values({
      userType: 'admin',
      superAdmin: true,
      userStatus: 'inactive',
      uemail: '',
    });
    await post('user/create', { values: sent }).expect(200, {
      msg: 'success',
      userStatus: 'active',
    });
    const { userA } = await loggedIn('9011110001');
    expect(userA).toMatchObject({
      ...{ userId: '9011110001', uname: 'New Visitor', userType: 'visiter' },
      ...{ userStatus: 'active', superAdmin: false, uemail: null, saleRead: false },
    });
    expect(JSON.stringify(userA)).not.toMatch(/sessionId|\$2|hash|provider|username/);
  });

  it('a number that is taken is `errorUserAlready`, also of two at once', async () => {
    const twice = values({ userId: '9011110002' });
    const answers = await Promise.all(
      [twice, twice, twice].map((one) => bodyOf(post('user/create', { values: one }).expect(200))),
    );
    expect(answers.map((answer) => (answer as { msg: string }).msg).sort()).toEqual([
      ...['errorUserAlready', 'errorUserAlready', 'success'],
    ]);
  });

  it.each([
    [{ userId: '' }, { userId: 'User Id is required' }],
    [{ userId: undefined, userIdRegister: '123' }, { userIdRegister: 'Invalid Phone Number' }],
    [{ userId: 9011110009 }, { userId: 'User Id must be text' }],
    [{ uname: ' ' }, { uname: 'User Name is required' }],
    [{ uemail: 'nobody' }, { uemail: 'Invalid email address' }],
    [{ uphone2: '1' }, { uphone2: 'Invalid Phone Number' }],
    [
      { password: '', password2: '' },
      { password: 'Password is required', password2: 'Confirm Password is required' },
    ],
    [{ password: 'short', password2: 'short' }, { password: 'Invalid Password' }],
    [{ password2: 'Other@123' }, { password2: 'Password do not match' }],
    [
      { password: undefined, passwordRegister: 'weak', password2: 'weak' },
      { passwordRegister: 'Invalid Password' },
    ],
  ])('refuses %j', async (more, errors) => {
    await post('user/create', { values: values({ userId: '9011110009', ...more }) }).expect(400, {
      msg: 'errorValidation',
      errors,
    });
  });

  it('waits for approval where the site says so', async () => {
    const documentId = await setParameters(cms, { registrationApproval: 'manual' });
    const sent = values({ userId: undefined, userIdRegister: '9011110003', uphone2: '9011110004' });
    await post('user/create', { values: sent }).expect(200, {
      msg: 'success',
      userStatus: 'inactive',
    });
    await login('9011110003').expect(200, { msg: 'errorInactive' });
    await cms.strapi.documents(PARAMETER_UID).delete({ documentId });
  });
});

describe('sessions', () => {
  it('one at a time: a second login takes over, and the first token is over', async () => {
    await register(cms, '9022220001');
    const { token, userA } = await loggedIn('9022220001');
    expect(token).toMatch(/^Bearer ey/);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number;
    };
    const hours = (claims.exp * 1000 - Number(userA.passwordToken)) / 3_600_000;
    expect(hours).toBeCloseTo(12, 2);
    await login('9022220001').expect(200, { msg: 'errorLogedin' });
    await me(token).expect(200, { userA });
    const second = await loggedIn('9022220001', { takeOver: true });
    expect(second.msg).toBe('success');
    await me(token).expect(401, 'Please log in to continue');
    await me(second.token).expect(200);
    await post('users/logout', {}, second.token).expect(200, { msg: 'success' });
    await me(second.token).expect(401);
    expect((await loggedIn('9022220001')).msg).toBe('success');
  });

  it('of fifty logins at once one gets in', async () => {
    await register(cms, '9022220002');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bodyOf(login('9022220002').expect(200))),
    );
    const msgs = answers.map((answer) => (answer as LoginAnswer).msg);
    expect(msgs.filter((msg) => msg === 'success')).toHaveLength(1);
    expect(msgs.filter((msg) => msg === 'errorLogedin')).toHaveLength(49);
  });

  it('of fifty takeovers at once one session is live', async () => {
    await register(cms, '9022220003');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => loggedIn('9022220003', { takeOver: true })),
    );
    const lives = await Promise.all(answers.map(async ({ token }) => (await me(token)).status));
    expect(lives.filter((status) => status === 200)).toHaveLength(1);
  });

  it('an old session that has run out bars nobody', async () => {
    await register(cms, '9022220004');
    const { token } = await loggedIn('9022220004');
    await cms.strapi.db
      .query(ACCOUNT_UID)
      .update({ where: { userId: '9022220004' }, data: { sessionEndsAt: Date.now() - 1 } });
    await me(token).expect(401);
    expect((await loggedIn('9022220004')).msg).toBe('success');
  });

  it.each([
    [{}, { userId: 'User Id is required', password: 'Password is required' }],
    [
      { userId: 9, password: [] },
      { userId: 'User Id must be text', password: 'Password must be text' },
    ],
    [
      { userId: '9', password: 'x', takeOver: 'yes' },
      { takeOver: 'takeOver must be true or false' },
    ],
  ])('a login of %j is refused', async (body, errors) => {
    await post('users/login', body).expect(400, { msg: 'errorValidation', errors });
  });

  it('names what is wrong', async () => {
    await register(cms, '9022220005');
    await login('9022220005', 'Wrong@123').expect(200, { msg: 'errorPass' });
    await login('9022229999').expect(200, { msg: 'errorNoUser' });
    const superLogin = (userId: string, password = PASSWORD) =>
      post('SuperAdmin/Login', { userId, password });
    await superLogin('9022220005').expect(200, { msg: 'errorNoUser' });
    await cms.strapi.db
      .query(ACCOUNT_UID)
      .update({ where: { userId: '9022220005' }, data: { superAdmin: true } });
    await superLogin('9022220005', 'Wrong@123').expect(200, { msg: 'errorPass' });
    const body = (await bodyOf(superLogin(' 9022220005 ').expect(200))) as LoginAnswer;
    expect(body).toMatchObject({ msg: 'success', userA: { superAdmin: true } });
  });
});

describe('the own password', () => {
  const change = (token: string, body: object) =>
    post('PasswordChange', { oldPassword: PASSWORD, ...body }, token);

  it('changes by the old one; every session ends, and the changer gets a new one', async () => {
    await register(cms, '9033330001');
    const { token } = await loggedIn('9033330001');
    const next = { password: 'Better@456', password2: 'Better@456' };
    await change(token, { ...next, oldPassword: 'Wrong@123' }).expect(200, { msg: 'errorPass' });
    const changed = (await bodyOf(change(token, next).expect(200))) as LoginAnswer;
    expect(changed).toEqual({
      msg: 'success',
      token: expect.stringMatching(/^Bearer ey/) as unknown,
    });
    await me(token).expect(401);
    await me(changed.token).expect(200);
    await login('9033330001').expect(200, { msg: 'errorPass' });
    await login('9033330001', 'Better@456').expect(200, { msg: 'errorLogedin' });
    const stored = (await cms.strapi.db
      .query(ACCOUNT_UID)
      .findOne({ where: { userId: '9033330001' } })) as { password: string };
    expect(stored.password).toMatch(/^\$2y\$10\$/);
  });

  it('begins no session once it is another, also for a login that compared the old one before', async () => {
    await register(cms, '9033330003');
    const stored = () =>
      cms.strapi.db
        .query(ACCOUNT_UID)
        .findOne({ where: { userId: '9033330003' } }) as Promise<ComparedAccount>;
    const compared = await stored();
    const { token } = await loggedIn('9033330003');
    const next = { password: 'Better@456', password2: 'Better@456' };
    const changed = (await bodyOf(change(token, next).expect(200))) as LoginAnswer;
    expect(await beginSession(cms.strapi, compared, true)).toBeUndefined();
    await me(changed.token).expect(200);
    expect(await beginSession(cms.strapi, await stored(), true)).toBeDefined();
  });

  it('changes once for all, also if a takeover comes in the middle of it', async () => {
    await register(cms, '9033330002');
    const { token } = await loggedIn('9033330002');
    let takeover: Promise<LoginAnswer> | undefined;
    cms.strapi.documents.use(async ({ uid, action }, next) => {
      if (uid !== ACCOUNT_UID || action !== 'update' || takeover) return next();
      takeover = loggedIn('9033330002', { takeOver: true });
      // The takeover may have to wait for the change.
      await Promise.race([takeover, delay(1000)]);
      return next();
    });
    // Uses the same password again, so that the takeover's password is valid before and after the change.
    const next = { password: PASSWORD, password2: PASSWORD };
    const changed = (await bodyOf(change(token, next).expect(200))) as LoginAnswer;
    expect(takeover).toBeDefined();
    const taken = await takeover;
    await me(token).expect(401);
    // The order of the two is random, but only one of the two sessions is live.
    const ofTakeover = (await me(String(taken?.token))).status;
    await me(changed.token).expect(ofTakeover === 200 ? 401 : 200);
  });

  it.each([
    [{ oldPassword: '' }, { oldPassword: 'Old Password is required' }],
    [{ password: 'weak', password2: 'weak' }, { password: 'Invalid Password' }],
    [{ password2: 'Other@456' }, { password2: 'Password do not match' }],
  ])('refuses %j', async (more, errors) => {
    const { token } = await signIn(cms, 'visiter');
    await change(token, { password: 'Better@456', password2: 'Better@456', ...more }).expect(400, {
      msg: 'errorValidation',
      errors,
    });
  });
});
