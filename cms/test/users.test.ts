import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_UID } from '../src/uids';
import { accountCalls } from './support/account-calls';
import { bodyOf, callAs, cmsOfFile, register, signIn } from './support/cms';

const cms = cmsOfFile();

const { post, put, login, me, loggedIn } = accountCalls(cms);

describe('users', () => {
  it('are found by name and number, in the order of their names', async () => {
    const { token } = await signIn(cms, 'admin', { uname: 'zz Admin' });
    await register(cms, '9044440002', { uname: 'beta 100%_x' });
    await register(cms, '9044440001', { uname: 'Alpha Beta', uphone2: '9055550009' });
    await register(cms, '9044440003', { uname: 'Gamma' });
    const search = async (values: object, more: object = {}) =>
      (await bodyOf(post('UserSearch', { values, ...more }, token).expect(200))) as {
        users: { uname: string }[];
        count: number;
      };
    const names = async (values: object) => (await search(values)).users.map(({ uname }) => uname);
    expect(await names({ name: 'BETA' })).toEqual(['Alpha Beta', 'beta 100%_x']);
    expect(await names({ name: '%_' })).toEqual(['beta 100%_x']);
    await register(cms, '9044440004', { uname: 'Étienne Ñandu' });
    expect(await names({ name: 'éTIENNE ñ' })).toEqual(['Étienne Ñandu']);
    expect(await names({ phone: '05555' })).toEqual(['Alpha Beta']);
    expect(await names({ phone: '904444' })).toEqual([
      'Alpha Beta',
      'beta 100%_x',
      'Gamma',
      'Étienne Ñandu',
    ]);
    const page = await search({ phone: '904444' }, { limit: 1, offset: 1 });
    expect(page).toMatchObject({
      count: 4,
      limit: 1,
      offset: 1,
      users: [{ uname: 'beta 100%_x' }],
    });
    expect(await names({ phone: '904444', userStatus: 'inactive' })).toEqual([]);
    await post('UserSearch', { values: { name: 5, userStatus: 'gone' } }, token).expect(400, {
      msg: 'errorValidation',
      errors: {
        name: 'Name must be text',
        userStatus: 'User Status must be one of: active, inactive',
      },
    });
  });

  it('are edited in part; a number and a type by a superAdmin alone', async () => {
    const admin = await signIn(cms, 'admin');
    const superAdmin = await signIn(cms, 'visiter', { superAdmin: true });
    const { documentId, token } = await signIn(cms, 'visiter', { uemail: 'a@example.com' });
    const edit = (body: object, by = admin.token) => put(`UserEdit/${documentId}`, body, by);
    const detail = async () =>
      (
        (await bodyOf(
          callAs(cms, 'get', `/api/UserDetail/${documentId}`, admin.token).expect(200),
        )) as { user: Record<string, unknown> }
      ).user;
    const before = await detail();
    await edit({
      ...before,
      uname: ' Renamed ',
      uemail: '',
      superAdmin: true,
      saleRead: true,
    }).expect(200, { msg: 'success' });
    expect(await detail()).toEqual({ ...before, uname: 'Renamed', uemail: null });
    await me(token).expect(200);
    await edit({ userType: 'admin' }).expect(403);
    await edit({ userId: '9066660001' }).expect(403);
    await edit({ uphone1: '12', uname: '' }).expect(400, {
      msg: 'errorValidation',
      errors: { uphone1: 'Invalid Phone Number', uname: 'User Name is required' },
    });
    await edit({ userId: admin.userId }, superAdmin.token).expect(200, { msg: 'errorUserAlready' });
    await edit({ userType: 'executive', userId: '9066660001' }, superAdmin.token).expect(200);
    expect(await detail()).toMatchObject({ userType: 'executive', userId: '9066660001' });
    await me(token).expect(401);
  });

  it.each(['admin', 'visiter'])(
    'of type %s with all rights lock nobody out of the own account',
    async (userType) => {
      const { documentId, token } = await signIn(cms, userType as 'admin', { superAdmin: true });
      const edit = (body: object) => put(`UserEdit/${documentId}`, body, token);
      const odd = { userStatus: 'inactive', userType: 'executive', userId: '9066660009' };
      await edit(odd).expect(400, {
        msg: 'errorValidation',
        errors: {
          userStatus: 'You cannot make your own account inactive',
          userType: 'You cannot change your own role',
          userId: 'You cannot change your own user id',
        },
      });
      await edit({ uname: 'Renamed', userStatus: 'active', userType }).expect(200);
      await me(token).expect(200);
    },
  );

  it('nobody but a superAdmin treats a superAdmin', async () => {
    const admin = await signIn(cms, 'admin');
    const other = await signIn(cms, 'admin', { superAdmin: true });
    const owner = await signIn(cms, 'admin', { superAdmin: true });
    const id = owner.documentId;
    const password = { password: 'Better@456', cpassword: 'Better@456', id };
    await put(`UserEdit/${id}`, { uname: 'X' }, admin.token).expect(403);
    await post('UserSessionEnd', { id }, admin.token).expect(403);
    await post('PasswordChangeByAdmin', password, admin.token).expect(403);
    await me(owner.token).expect(200);
    await put(`UserEdit/${id}`, { uname: 'X' }, other.token).expect(200);
    await post('UserSessionEnd', { id }, other.token).expect(200, { msg: 'success' });
    await me(owner.token).expect(401);
  });

  it('an inactive account’s session ends, and does not come back', async () => {
    const admin = await signIn(cms, 'admin');
    const { documentId, token } = await signIn(cms, 'visiter');
    const set = (userStatus: string) => put(`UserEdit/${documentId}`, { userStatus }, admin.token);
    await set('inactive').expect(200);
    await me(token).expect(401);
    await set('active').expect(200);
    await me(token).expect(401);
  });

  it('a password that an admin sets ends the session', async () => {
    const admin = await signIn(cms, 'admin');
    await register(cms, '9077770001');
    const { token, userA } = await loggedIn('9077770001');
    const set = (body: object) =>
      post('PasswordChangeByAdmin', { id: userA._id, ...body }, admin.token);
    await set({ password: 'Better@456', cpassword: 'Other@456' }).expect(400, {
      msg: 'errorValidation',
      errors: { cpassword: 'Confirm Password Do Not Match.' },
    });
    await set({ id: 'nobody', password: 'Better@456', cpassword: 'Better@456' }).expect(404);
    await set({ id: '' }).expect(400, { msg: 'errorValidation', errors: { id: 'Id is required' } });
    await me(token).expect(200);
    await set({ password: 'Better@456', cpassword: 'Better@456' }).expect(200, { msg: 'success' });
    await me(token).expect(401);
    expect(await bodyOf(login('9077770001', 'Better@456'))).toMatchObject({ msg: 'success' });
  });

  it('the rules hold at every door', async () => {
    const { documentId } = await signIn(cms, 'visiter');
    const write = (data: object) =>
      cms.strapi.documents(ACCOUNT_UID).update({ documentId, data: data as never });
    await expect(write({ uphone1: '1' })).rejects.toMatchObject({
      message: 'Invalid Phone Number',
    });
    await expect(write({ password: 'weak' })).rejects.toMatchObject({
      message: 'Invalid Password',
    });
    const { userId } = await signIn(cms, 'visiter');
    await expect(write({ userId })).rejects.toMatchObject({
      message: 'User Id Already Exists Use Another',
    });
    await write({ sessionId: 'stolen', sessionEndsAt: 9e12, passwordToken: 1 });
    const stored: unknown = await cms.strapi.db
      .query(ACCOUNT_UID)
      .findOne({ where: { documentId } });
    expect(stored).not.toMatchObject({ sessionId: 'stolen' });
  });
});
